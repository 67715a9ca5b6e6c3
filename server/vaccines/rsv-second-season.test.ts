import { describe, expect, test } from 'vitest';
import { noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { readVaccinesAsFhir } from '#contract/vaccines/fhir.ts';
import { readVisitPlan, type VisitPlan } from '#contract/vaccines/visits.ts';
import { addMonths, day } from '#domain/time/day.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { aPlan, marked, rowOf, rowsOf } from '#testing/vaccines/stored-vaccines.ts';

/** The day on which families of tests read. */
const TODAY = day('2026-11-21');

/** A child that had the antibody of its first season at 3 days, or nothing. */
async function childOf(months: number, condition: string, hadFirst: boolean) {
  const family = await aFamily();
  const bornOn = addMonths(TODAY, -months);
  const child = await aChild(family, family.parent, { born_on: bornOn });
  const mine = { ...family, child, params: { childId: child.id } };
  const body = { conditions: [condition], seen: [] };
  const plan = hadFirst ? await marked(mine, [{ givenOn: bornOn, cvx: '306' }]) : null;
  const noted = await family.parent.call(noteVaccineConditions, { params: mine.params, body });
  const { visits } = await family.parent.call(readVisitPlan, { params: mine.params });
  return { mine, plan, noted, visits };
}

const CASES = ['native', 'severely-weak-immune-system', 'lung-disease-born-early', 'cystic-fibrosis'].flatMap(
  (condition) =>
    [
      { months: 9, hadFirst: true },
      { months: 14, hadFirst: true },
      { months: 19, hadFirst: true },
      { months: 12, hadFirst: false },
    ].map((of) => ({ condition, ...of })),
);

describe('[VAX-01] RSV antibody before a second season', () => {
  test.each(CASES)(
    '$condition at $months months, first season $hadFirst: one row, one visit, two injections',
    async (of) => {
      const { mine, noted, visits } = await childOf(of.months, of.condition, of.hadFirst);
      const open = noted.planned.filter((row) => row.vaccine === 'rsv-ab' && row.dueOn !== null && !row.completed);
      const planned = visits.filter(({ products }) =>
        products.some(({ doses }) => doses.some(({ shortName }) => shortName === 'RSV')),
      );

      expect(open.map(({ dueOn }) => dueOn)).toEqual([TODAY]);
      expect(open[0]?.details).toContain('At this age one dose is two injections on the same day: enter it once.');
      expect(planned).toHaveLength(1);

      const given = await marked(mine, [{ givenOn: TODAY, cvx: '307' }]);
      const after = rowsOf(given, 'rsv-ab').filter((row) => !row.startsWith('not-needed'));
      expect(after.at(-1)).toBe(`completed ${TODAY}`);
      expect(after.every((row) => row.startsWith('completed'))).toBe(true);
      expect(given.vaccines.find(({ vaccine }) => vaccine === 'rsv-ab')).toMatchObject({ isComplete: true });
    },
  );
});

type Resource = { readonly recommendation?: readonly Recommendation[] };
type Recommendation = {
  readonly description: string;
  readonly forecastStatus: { readonly text: string };
  readonly dateCriterion?: readonly { readonly value: string }[];
};

async function rsvForClinics({ parent, params }: Awaited<ReturnType<typeof childOf>>['mine']) {
  const { text } = await parent.ask(readVaccinesAsFhir, { params });
  const file: { readonly entry: readonly { readonly resource: Resource }[] } = JSON.parse(text);
  return file.entry
    .flatMap(({ resource: { recommendation = [] } }) => recommendation)
    .find(({ description }) => description.startsWith('RSV, Risk,'));
}

function rsvVisits({ visits }: Pick<VisitPlan, 'visits'>): string[] {
  return visits.flatMap(({ on, products }) =>
    products.flatMap(({ doses }) =>
      doses.flatMap(({ shortName, shownNumber: number }) => (shortName === 'RSV' ? `${number} on ${on}` : [])),
    ),
  );
}

const NEXT_SEASON = 'Next dose: from October 1, 2027.';
const CONDITIONS = ['native', 'scid', 'severely-weak-immune-system', 'lung-disease-born-early', 'cystic-fibrosis'];

describe('[VAX-01] RSV antibody of the season to come, for what is noted', () => {
  test.each(CONDITIONS)(
    '%s, first season had: a row, a visit and a file for the clinic, never complete',
    async (of) => {
      const { mine, visits } = await childOf(1, of, true);
      const plan = await aPlan(mine);

      expect(rowsOf(plan, 'rsv-ab')).toEqual(['completed 2026-10-21', 'upcoming 2027-10-01']);
      expect(rowOf(plan, 'rsv-ab', 2)).toMatchObject({ category: 'risk', recommendedAge: null, why: NEXT_SEASON });
      expect(plan.vaccines.find(({ vaccine }) => vaccine === 'rsv-ab')).toEqual({
        vaccine: 'rsv-ab',
        isComplete: false,
        isAskedAbout: false,
        text: NEXT_SEASON,
        details: ['It is for the 2027-28 season.', 'It is planned because of what is noted about the child.'],
        lastDay: null,
      });
      expect(rsvVisits({ visits })).toEqual(['2 on 2027-10-01']);
      expect(await rsvForClinics(mine)).toMatchObject({
        forecastStatus: { text: 'Not complete' },
        dateCriterion: [{ value: '2027-10-01' }],
      });
    },
  );

  test('where the mother had the vaccine, the second season is planned all the same', async () => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day('2026-10-01'), mother_rsv_vaccine: 1 });
    const mine = { ...family, child, params: { childId: child.id } };
    const body = { conditions: ['native'], seen: [] };
    const plan = await family.parent.call(noteVaccineConditions, { params: mine.params, body });

    expect(rowsOf(plan, 'rsv-ab')).toEqual(['upcoming 2027-10-01']);
    expect(plan.vaccines.find(({ vaccine }) => vaccine === 'rsv-ab')?.text).toBe(NEXT_SEASON);
    expect(await rsvForClinics(mine)).toMatchObject({ forecastStatus: { text: 'Not complete' } });
  });

  test('before the first season, both have a row', async () => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day('2026-06-21') });
    const params = { childId: child.id };
    const plan = await family.parent.call(noteVaccineConditions, {
      params,
      body: { conditions: ['native'], seen: [] },
    });
    const second = rowOf(plan, 'rsv-ab', 2);

    expect(rowsOf(plan, 'rsv-ab').map((row) => row.split(' ')[1])).toEqual(['2026-10-01', '2027-10-01']);
    expect(second).toMatchObject({ category: 'risk', why: 'For a later season.' });
    expect(rsvVisits(await family.parent.call(readVisitPlan, { params }))).toContain('2 on 2027-10-01');
  });
});

test('[VAX-01] a child without a risk has one season of RSV antibody', async () => {
  const family = await aFamily();
  const child = await aChild(family, family.parent, { born_on: day('2026-10-21') });
  const plan = await marked({ ...family, child }, [{ givenOn: '2026-10-21', cvx: '306' }]);

  expect(rowsOf(plan, 'rsv-ab')).toEqual(['completed 2026-10-21']);
  expect(plan.vaccines.find(({ vaccine }) => vaccine === 'rsv-ab')).toMatchObject({ text: 'Complete.' });
});
