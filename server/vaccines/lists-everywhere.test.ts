import { expect, test } from 'vitest';
import { chooseVaccineAuthority, decideVaccine } from '#contract/vaccines/changes.ts';
import { answerPast } from '#contract/vaccines/past.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { addMonths, day, type Day } from '#domain/time/day.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { aPlan, marked } from '#testing/vaccines/stored-vaccines.ts';

/** The clock of a family. */
const TODAY = day('2026-11-21');

const LISTS = ['cdc', 'aap-2026', 'cdc-2026-01'];
const MONTHS = [0, 2, 7, 12, 20, 24, 60, 108, 132, 192, 204];

/** Months of age and product, as the routine schedule has them. */
const ON_TIME: readonly (readonly [number, string])[] = [
  [0, '08'],
  [1, '08'],
  [6, '08'],
  ...[2, 4, 6].flatMap((age) => ['116', '20', '48', '216', '10'].map((cvx) => [age, cvx] as const)),
  ...['03', '21', '83', '216', '48'].map((cvx) => [12, cvx] as const),
  [15, '20'],
  [18, '83'],
  ...['03', '21', '20', '10'].map((cvx) => [48, cvx] as const),
  ...['115', '165', '136'].map((cvx) => [132, cvx] as const),
  [138, '165'],
  [192, '136'],
];

const WANTED = { decision: 'wanted', until: null, reason: null, version: null } as const;

function givenOnTime(bornOn: Day) {
  return ON_TIME.map(([months, cvx]) => ({ givenOn: addMonths(bornOn, months), cvx })).filter(
    ({ givenOn }) => givenOn <= TODAY,
  );
}

type Row = VaccinePlan['planned'][number];

/** What a parent would read as untrue. */
function faultsOf(row: Row, { vaccines }: VaccinePlan, bornOn: Day): readonly string[] {
  const { vaccine, status, dueOn, windowEndsOn, recommendedOn, why } = row;
  if (dueOn === null || status === 'completed') return [];
  const said = vaccines.find((one) => one.vaccine === vaccine);
  const [, since = null] = /since ([A-Z][a-z]+ \d+(?:, \d{4})?)/.exec(why) ?? [];
  const [, until = null] = /until ([A-Z][a-z]+ \d+(?:, \d{4})?)/.exec(why) ?? [];
  const isDueNow = status === 'upcoming' && dueOn <= TODAY;
  const found = {
    'due now, until a day that is over': isDueNow && windowEndsOn !== null && windowEndsOn < TODAY,
    'until a day that is over': until !== null && why.startsWith('Due now') && asDay(until) < TODAY,
    'since a day before the birth': dueOn < bornOn || (since !== null && asDay(since) < bornOn),
    'since a day before its age':
      recommendedOn !== null && (dueOn < recommendedOn || (since !== null && asDay(since) < recommendedOn)),
    'since a day before it was due': since !== null && asDay(since) < dueOn,
    'complete beside an open dose': said?.isComplete === true || said?.text === 'Complete.',
  };
  return Object.entries(found).flatMap(([fault, is]) => (is ? [`${vaccine} ${row.number}: ${fault} (${why})`] : []));
}

/** Of 'June 30, 2027', or without the year of today. */
function asDay(text: string): string {
  const withYear = /\d{4}$/.test(text) ? text : `${text}, ${TODAY.slice(0, 4)}`;
  return new Date(`${withYear} UTC`).toISOString().slice(0, 10);
}

test('by no list, at no age and with no or every dose given, does a row contradict itself', async () => {
  const family = await aFamily();
  const { parent } = family;
  const found: string[] = [];
  for (const months of MONTHS) {
    const bornOn = addMonths(TODAY, -months);
    for (const doses of [[], givenOnTime(bornOn)]) {
      const child = await aChild(family, parent, { born_on: bornOn, mother_hepatitis_b: 'negative' });
      const params = { childId: child.id };
      if (doses.length > 0) await marked({ parent, child }, doses);
      if (months >= 6) await parent.call(decideVaccine, { params: { ...params, vaccine: 'covid' }, body: WANTED });
      await parent.call(answerPast, { params, body: { checkups: [], isDone: true } });
      for (const authority of LISTS) {
        const { version } = await aPlan({ ...family, child });
        const plan = await parent.call(chooseVaccineAuthority, { params, body: { authority, version } });
        const what = `${authority}, ${months} months, ${doses.length} doses`;
        found.push(...plan.planned.flatMap((row) => faultsOf(row, plan, bornOn)).map((fault) => `${what}: ${fault}`));
      }
    }
  }

  expect(found).toEqual([]);
});
