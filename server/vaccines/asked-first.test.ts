import { describe, expect, test } from 'vitest';
import { readVaccinePlan } from '#contract/vaccines.ts';
import { chooseVaccineAuthority, noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { answerPast } from '#contract/vaccines/past.ts';
import { readVaccinesAsFhir } from '#contract/vaccines/fhir.ts';
import { readVisitPlan } from '#contract/vaccines/visits.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { marked, rowsOf } from '#testing/vaccines/stored-vaccines.ts';

/** On November 21, 2026, with nothing said to be given but these doses. */
async function planWith(
  bornOn: string,
  condition: string | string[],
  doses: Parameters<typeof marked>[1] = [],
  authority = 'cdc',
) {
  const family = await aFamily();
  const { parent } = family;
  const child = await aChild(family, parent, { born_on: day(bornOn) });
  const params = { childId: child.id };
  if (doses.length > 0) await marked({ parent, child }, doses);
  await parent.call(answerPast, { params, body: { checkups: [], isDone: true } });
  const { version } = await parent.call(readVaccinePlan, { params });
  if (authority !== 'cdc') await parent.call(chooseVaccineAuthority, { params, body: { authority, version } });
  const plan = await parent.call(noteVaccineConditions, { params, body: { conditions: [condition].flat(), seen: [] } });
  const { visits, notPlanned, toAsk } = await parent.call(readVisitPlan, { params });
  const { text: file } = await parent.ask(readVaccinesAsFhir, { params });
  return { plan, visits: JSON.stringify(visits), notPlanned, toAsk, file };
}

describe('[VAX-01] what a doctor is asked about first is neither due, overdue, planned nor not needed', () => {
  test('of a child of 7 years with heart disease and four PCV20: whether one more is needed', async () => {
    const given = ['2019-11-20', '2020-01-20', '2020-03-20', '2020-09-20'];
    const doses = given.map((givenOn) => ({ givenOn, cvx: '216' }));
    const { plan, visits, notPlanned, file } = await planWith('2019-09-20', 'heart-disease', doses);
    const text =
      'Ask the doctor whether one more is needed: every dose of a healthy child was given, PCV20 among them.';

    const next = plan.planned.find(({ vaccine, completed }) => vaccine === 'pcv' && !completed);
    expect(next).toMatchObject({ status: 'ask-first', isPrompt: false, why: text });
    expect(visits).not.toContain('PCV');
    expect(notPlanned).toContainEqual({ shortName: 'PCV', text });
    expect(file).toContain('Not complete: ask the doctor first');
  });

  test('of a child of 6 years with a weak immune system, never vaccinated: what others get no more', async () => {
    const { plan, notPlanned } = await planWith('2020-10-20', 'weak-immune-system');
    const text = 'Ask the doctor: with a weak immune system more doses may be needed.';

    for (const [vaccine, shortName] of [
      ['pcv', 'PCV'],
      ['hib', 'Hib'],
    ]) {
      const rows = plan.planned.filter((row) => row.vaccine === vaccine);
      expect(rows.map(({ status, why, category }) => ({ status, why, category }))).toEqual(
        rows.map(() => ({ status: 'ask-first', why: text, category: 'ask-your-doctor' })),
      );
      expect(notPlanned).toContainEqual({ shortName, text });
    }
    expect(rowsOf(plan, 'rv')).toEqual(['not-needed', 'not-needed', 'not-needed']);
  });

  test('of a child of 15 months in chemotherapy: Hib vaccine', async () => {
    const { plan, visits, notPlanned } = await planWith('2025-08-23', 'chemotherapy');
    const text =
      'Ask the doctor when: not during chemotherapy, nor in the 2 weeks before it and the 3 months after it.';

    const open = plan.planned.filter(({ vaccine, dueOn }) => vaccine === 'hib' && dueOn !== null);
    expect(open.map(({ status }) => status)).toEqual(['ask-first', 'ask-first']);
    const saidOf = (id: string) => plan.vaccines.find(({ vaccine }) => vaccine === id)?.text;
    expect(saidOf('hib')).toBe(text);
    expect(visits).not.toMatch(/Hib|As soon as you can/);
    expect(visits).toContain('As soon as the doctor agrees');
    expect(saidOf('mmr')).toBe('Not to be given while “Chemotherapy” lasts, nor in the 3 months after chemotherapy.');
    expect(notPlanned).toContainEqual({ shortName: 'Hib', text });
  });

  test('of a child of 18 months in chemotherapy, every dose given: Hib, MMR and chickenpox vaccine', async () => {
    const given = ['2025-07-21', '2025-09-21', '2025-11-21', '2026-05-21'];
    const doses = [
      ...given.map((givenOn) => ({ givenOn, cvx: '48' })),
      { givenOn: '2026-05-21', cvx: '03' },
      { givenOn: '2026-05-21', cvx: '21' },
    ];
    const { plan, notPlanned, file } = await planWith('2025-05-21', 'chemotherapy', doses);
    const text =
      'Ask the doctor: a dose given during chemotherapy, in the 2 weeks before it or the 3 months after it may need to be given again.';

    expect(plan.vaccines.find(({ vaccine }) => vaccine === 'hib')).toEqual({
      vaccine: 'hib',
      isComplete: false,
      isAskedAbout: true,
      text,
      details: ['Ask before the note is taken out: without it the dose counts.'],
      lastDay: null,
    });
    expect(plan.doses.flatMap(({ verdicts }) => verdicts.map((of) => of.text.slice(0, 46)))).toEqual(
      doses.map(() => 'Counts, unless it was given during chemotherapy'.slice(0, 46)),
    );
    expect(notPlanned).toContainEqual({ shortName: 'Hib', text });
    expect(new Set(recommendationsIn(file, 'Hib'))).toEqual(new Set([`Not complete: ${text.slice(0, -1)}`]));
    const judged = evaluationsIn(file);
    expect(judged.length).toBeGreaterThan(doses.length);
    expect(judged.filter((of) => !of.startsWith('Counts, unless it was given during chemotherapy'))).toEqual([]);
  });
});

test('[decision 60] with a weak immune system a doctor is asked about more doses from the first on, everywhere', async () => {
  const text = 'Ask the doctor now: with a weak immune system more doses may be needed, and sooner';
  const next = 'Next dose: recommended from May 1, 2027, can be given from April 1, 2027.';
  const doses = [{ givenOn: '2026-11-01', cvx: '165' }];
  const { plan, visits, toAsk, file } = await planWith('2015-10-10', 'severely-weak-immune-system', doses);

  expect(plan.vaccines.find(({ vaccine }) => vaccine === 'hpv')).toMatchObject({
    isAskedAbout: true,
    text: `${next} ${text}.`,
  });
  expect(plan.planned.find(({ vaccine, completed }) => vaccine === 'hpv' && !completed)).toMatchObject({
    status: 'upcoming',
    dueOn: '2027-05-01',
    why: `${next} ${text}.`,
  });
  expect(visits).toContain('HPV');
  expect(toAsk).toContainEqual({ shortName: 'HPV', text: `${text}.` });
  expect(recommendationsIn(file, 'HPV')).toEqual([expect.stringContaining(text)]);
});

describe('[decision 60] with a weak immune system a doctor is asked about vaccines that are not in the plan too', () => {
  const text = 'Ask the doctor: with a weak immune system more doses may be needed.';

  test('of a child of 8 years: meningococcal ACWY and COVID-19, above the plan and beside the next visits', async () => {
    const { plan, toAsk, notPlanned, file } = await planWith('2018-10-10', 'weak-immune-system');

    expect(plan.planned.filter(({ vaccine }) => vaccine === 'menacwy')).toEqual([]);
    expect(plan.forWhom).toBe(
      'Planned with what is noted: A weak immune system. Ask the doctor also about vaccines that are not in this plan, because of what is noted: COVID-19 vaccine; Meningococcal ACWY vaccine.',
    );
    expect(toAsk).toEqual([
      { shortName: 'COVID-19', text },
      { shortName: 'MenACWY', text },
    ]);
    expect(notPlanned.filter(({ shortName }) => shortName === 'MenACWY')).toEqual([]);
    expect(recommendationsIn(file, 'Meningococcal').join()).toContain('Ask the doctor now');
  });

  test('not where it has rows for what is noted, nor of a child with nothing noted that calls for it', async () => {
    const { plan, toAsk } = await planWith('2018-10-10', 'no-spleen');
    expect(plan.forWhom).toBe('Planned with what is noted: No spleen, or a spleen that does not work.');
    expect(toAsk).toEqual([]);
    const { plan: before, toAsk: ofBaby } = await planWith('2026-10-10', 'weak-immune-system');
    expect(before.forWhom).toBe('Planned with what is noted: A weak immune system.');
    expect(ofBaby.map(({ shortName }) => shortName)).not.toContain('MenACWY');
  });
});

test('[decision 61] by the list of January a child with a weak immune system does not read one dose beside three', async () => {
  const doses = [{ givenOn: '2026-11-01', cvx: '165' }];
  const by = (of: typeof doses) => planWith('2015-10-10', 'weak-immune-system', of, 'cdc-2026-01');
  const ofList = { dosesByAuthority: null, catchUpByAuthority: null };

  const before = (await by([])).plan.planned.filter(({ vaccine }) => vaccine === 'hpv');
  expect(before).toMatchObject([
    { ...ofList, status: 'upcoming', categoryNote: null },
    { ...ofList, status: 'ask-first', categoryNote: null },
  ]);
  expect(before[1]?.why).toBe('Ask the doctor: with a weak immune system more doses may be needed.');
  const { plan, file } = await by(doses);
  expect(plan.planned.filter(({ vaccine }) => vaccine === 'hpv')).toMatchObject([
    { ...ofList, status: 'completed' },
    { ...ofList, status: 'ask-first', categoryNote: null },
  ]);
  expect(recommendationsIn(file, 'HPV').join(' ')).not.toContain('1 dose');
});

/** Status and reasons of each recommendation whose description begins with a vaccine group. */
function recommendationsIn(file: string, group: string): readonly string[] {
  const { entry } = JSON.parse(file) as { entry: { resource: Resource }[] };
  const found = entry.flatMap(({ resource }) => resource.recommendation ?? []);
  return found
    .filter(({ description }) => description.startsWith(group))
    .map(({ forecastStatus, forecastReason = [] }) =>
      [forecastStatus, ...forecastReason].map(({ text }) => text).join(': '),
    );
}

/** What is said of each dose and disease. */
function evaluationsIn(file: string): readonly string[] {
  const { entry } = JSON.parse(file) as { entry: { resource: Resource }[] };
  return entry.flatMap(({ resource: { resourceType, description } }) =>
    resourceType === 'ImmunizationEvaluation' ? (description ?? []) : [],
  );
}

type Resource = {
  readonly resourceType: string;
  readonly description?: string;
  readonly recommendation?: readonly {
    readonly description: string;
    readonly forecastStatus: { readonly text: string };
    readonly forecastReason?: readonly { readonly text: string }[];
  }[];
};
