import { expect, test } from 'vitest';
import { addDraft, readDraft } from '#contract/articles/editing.ts';
import { changeChild, readChild } from '#contract/children.ts';
import { listCheckups } from '#contract/checkups.ts';
import { makeCalendarFeed } from '#contract/checkups/calendar-feed.ts';
import { readFoodGuide, readFoodSummary, readGuideHistory } from '#contract/foods/guide.ts';
import { tasteEndpoints } from '#contract/foods/tastes.ts';
import { measurementEndpoints } from '#contract/growth.ts';
import { addCsv, previewCsv } from '#contract/growth/csv.ts';
import { addDays, day } from '#domain/time/day.ts';
import { inTurn } from '#server/limits/expensive.ts';
import { aDraft, cooking } from '#testing/articles/drafts.ts';
import { aFamily, type Family } from '#testing/family.ts';
import { csvFileOf } from '#testing/files/csv-files.ts';
import { aGuideEntry, makeEditor } from '#testing/foods/guide.ts';
import { aHouse } from '#testing/house.ts';
import { renderer } from '#web/app/render.tsx';

const upload = csvFileOf('Date measured,Weight (kg)\n2026-11-20,8.4');
const paramsOf = ({ child }: Family) => ({ childId: child.id });

type Asks = (family: Family) => Promise<{ status: number }>;

const expensive: readonly { what: string; asks: Asks }[] = [
  {
    what: 'the list of measurements',
    asks: (family) => family.parent.ask(measurementEndpoints.list, { params: paramsOf(family) }),
  },
  {
    what: 'the list of tried foods',
    asks: (family) => family.parent.ask(tasteEndpoints.list, { params: paramsOf(family) }),
  },
  {
    what: 'what the dashboard says of food',
    asks: (family) => family.parent.ask(readFoodSummary, { params: paramsOf(family) }),
  },
  { what: 'the food guide', asks: (family) => family.parent.ask(readFoodGuide, {}) },
  {
    what: 'the versions of an entry of the food guide',
    asks: async (family) => {
      const { id: entryId } = await aGuideEntry(family, family.parent);
      return family.parent.ask(readGuideHistory, { params: { entryId } });
    },
  },
  {
    what: 'an article that an editor reads',
    asks: async (family) => {
      await makeEditor(family, family.parent);
      const { id: articleId } = await aDraft(family, family.coParent);
      return family.parent.ask(readDraft, { params: { articleId } });
    },
  },
  {
    what: 'an article that an editor adds',
    asks: async (family) => {
      await makeEditor(family, family.parent);
      return family.parent.ask(addDraft, { body: cooking });
    },
  },
  {
    what: 'the list of checkups with their questions',
    asks: (family) => family.parent.ask(listCheckups, { params: paramsOf(family) }),
  },
  {
    what: 'a calendar, whoever reads it,',
    asks: async (family) => {
      const { address } = await family.parent.call(makeCalendarFeed, {
        params: paramsOf(family),
        body: { shows: 'initial' },
      });
      return family.visitor().get(new URL(address).pathname);
    },
  },
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
      family.parent.ask(measurementEndpoints.add, {
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
  const free = takeAllTurns(family);

  expect(await asks(family)).toMatchObject({ status: 429, body: { code: 'slow-down' } });

  await free();
  expect((await asks(family)).status).toBeLessThan(300);
});

test.each(['/dashboard', '/print/visit', '/measurements'])(
  '[decision 71] %s opens in its turn, and at once without what is slow to read when many wait',
  async (path) => {
    const family = await aFamily(await aHouse({ pages: renderer }));
    const free = takeAllTurns(family);

    const early = await family.parent.get(path);
    await free();
    const tabs = await Promise.all(Array.from({ length: 12 }, () => family.parent.get(path)));

    expect(early.status).toBe(200);
    expect(early.text).toContain('"/api/children":');
    expect(early.text).not.toContain(firstAnswers(family));
    for (const tab of tabs) expect(tab.text).toContain(firstAnswers(family));
  },
);

/** One runs until the result is called, the others wait. */
function takeAllTurns({ parent }: Family): () => Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const taken = Array.from({ length: 12 }, () => inTurn(parent.id, () => promise));
  return () => {
    resolve();
    return Promise.all(taken);
  };
}

const firstAnswers = ({ child }: Family) => `"/api/children/${child.id}/`;
