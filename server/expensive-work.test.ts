import { expect, test } from 'vitest';
import { changeChild, readChild } from '#contract/children.ts';
import { addMeasurement } from '#contract/growth.ts';
import { addCsv, previewCsv } from '#contract/growth/csv.ts';
import { addDays, day } from '#domain/time/day.ts';
import { inTurn } from '#server/limits/expensive.ts';
import { aFamily, type Family } from '#testing/family.ts';
import { csvFileOf } from '#testing/files/csv-files.ts';
import { aHouse } from '#testing/house.ts';

const upload = csvFileOf('Date measured,Weight (kg)\n2026-11-20,8.4');
const paramsOf = ({ child }: Family) => ({ childId: child.id });

type Asks = (family: Family) => Promise<{ status: number }>;

const expensive: readonly { what: string; asks: Asks }[] = [
  {
    what: 'a corrected date of birth',
    asks: async (family) => {
      const params = paramsOf(family);
      const { firstName, gender, bornOn, version } = await family.parent.call(readChild, { params });
      const body = { firstName, gender: gender ?? 'female', bornOn: addDays(bornOn, 1), version };
      return family.parent.ask(changeChild, { params, body });
    },
  },
  {
    what: 'a measurement, which may be the weight at birth',
    asks: (family) =>
      family.parent.ask(addMeasurement, {
        params: paramsOf(family),
        body: { measuredOn: day('2026-11-19'), weightKg: 8.4 },
      }),
  },
  {
    what: 'the preview of a CSV file',
    asks: (family) => family.parent.ask(previewCsv, { params: paramsOf(family), query: {}, upload }),
  },
  {
    what: 'a CSV file',
    asks: (family) => family.parent.ask(addCsv, { params: paramsOf(family), query: {}, upload }),
  },
];

test.each(expensive)('[decision 71] $what waits for its turn, and is refused when many wait', async ({ asks }) => {
  const family = await aFamily(await aHouse());
  const { promise: free, resolve } = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 12 }, () => inTurn(family.parent.id, () => free));

  expect(await asks(family)).toMatchObject({ status: 429, body: { code: 'slow-down' } });

  resolve();
  await Promise.all(waiting);
  expect((await asks(family)).status).toBeLessThan(300);
});
