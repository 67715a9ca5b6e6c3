import { describe, expect, test } from 'vitest';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { checkupSchedule } from '#domain/checkups/schedule-data.ts';
import { CHECKUP_MONTHS, visitName } from '#domain/checkups/visit-of-age.ts';
import { addDays, day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { maya } from '#testing/web/replies.ts';
import { vaccineFacts } from '#testing/vaccines/vaccine-facts.ts';
import {
  dtapDue,
  filled,
  given,
  latePlan,
  planBeforeAnswers,
  planWith,
  planWithDecisions,
  planWithOneNotCounted,
  vaccinePlan,
} from '#testing/vaccines/vaccine-replies.ts';
import { byDisease, byStatus, byVisit, doseCounts, isOfTab } from './plan-groups.ts';
import { doseName } from '../dose/dose-text.ts';
import { visitMonths } from './visit-of-row.ts';
import { vaccinesTabs } from '../vaccines-search.ts';

const vaccines = new Map(vaccineFacts.vaccines.map((vaccine) => [vaccine.id, vaccine]));
const planWithOneNotNeeded = planWith((row) => (row === dtapDue ? { status: 'not-needed', dueOn: null } : {}));
const titles = (plan: VaccinePlan) => byStatus(plan.planned, plan).map(({ title, rows }) => `${title}: ${rows.length}`);

describe('[VAX-02] the counts on the tabs', () => {
  test.each([
    { plan: 'late doses', of: latePlan, counts: { all: 28, completed: 8, upcoming: 15, overdue: 5, unanswered: 0 } },
    {
      plan: 'doses that are not needed',
      of: planWith(({ vaccine }) => (vaccine === 'hib' ? { status: 'not-needed', dueOn: null } : {})),
      counts: { all: 24, completed: 7, upcoming: 17, overdue: 0, unanswered: 0 },
    },
    { plan: 'a plan', of: vaccinePlan, counts: { all: 28, completed: 8, upcoming: 20, overdue: 0, unanswered: 0 } },
    {
      plan: 'declined and deferred doses',
      of: planWithDecisions,
      counts: { all: 28, completed: 8, upcoming: 18, overdue: 0, unanswered: 0 },
    },
    {
      plan: 'doses nobody was asked about yet',
      of: planBeforeAnswers,
      counts: { all: 28, completed: 8, upcoming: 15, overdue: 0, unanswered: 5 },
    },
    {
      plan: 'doses nobody was asked about yet, one of which the doctor is asked about first',
      of: {
        ...planBeforeAnswers,
        planned: planBeforeAnswers.planned.map((row) =>
          row.id === dtapDue.id ? { ...row, status: 'ask-first' as const } : row,
        ),
      },
      counts: { all: 28, completed: 8, upcoming: 15, overdue: 0, unanswered: 4 },
    },
    {
      plan: 'a dose that does not count',
      of: planWithOneNotCounted,
      counts: { all: 28, completed: 9, upcoming: 19, overdue: 0, unanswered: 0 },
    },
  ])('$plan', ({ of, counts }) => {
    expect(doseCounts(of)).toEqual(counts);
  });

  test('a dose of an age to come that depends on the answer is upcoming, as the question leaves it out', () => {
    const next = planWith((row) =>
      row === dtapDue ? { dueOn: null, recommendedOn: addDays(vaccinePlan.asOf, 19), isUnanswered: true } : {},
    );

    expect(doseCounts(next)).toEqual(doseCounts(vaccinePlan));
    expect(titles(next)).toContain('Upcoming: 16');
  });

  test.each(vaccinesTabs)('the tab %s shows as many as it counts, by status, visit and disease', (tab) => {
    for (const plan of [vaccinePlan, planWithDecisions, planBeforeAnswers, latePlan, planWithOneNotNeeded]) {
      const rows = plan.planned.filter((row) => isOfTab(row, tab, plan));
      for (const groups of [byStatus(rows, plan), byVisit(rows, maya.bornOn), byDisease(rows, vaccines)]) {
        const counted = groups.filter(({ id }) => id !== 'not-needed').flatMap((group) => group.rows);
        expect(counted).toHaveLength(doseCounts(plan)[tab]);
      }
    }
  });
});

describe('[VAX-02] the groups by status', () => {
  test.each([
    {
      plan: 'what is due now on top',
      of: vaccinePlan,
      groups: ['Due now, until January 15, 2027: 5', 'Upcoming: 15', 'Completed: 8'],
    },
    { plan: 'Overdue once the window is past', of: latePlan, groups: ['Overdue: 5', 'Upcoming: 15', 'Completed: 8'] },
    {
      plan: 'what does not count by itself',
      of: planWithOneNotCounted,
      groups: ['Given, not counted: 1', 'Due now, until January 15, 2027: 4', 'Upcoming: 15', 'Completed: 8'],
    },
    {
      plan: 'what was declined or put off last',
      of: planWithDecisions,
      groups: ['Due now, until January 15, 2027: 4', 'Upcoming: 14', 'Completed: 8', 'Declined or deferred: 2'],
    },
    {
      plan: 'nothing overdue of the time before the child was added',
      of: planBeforeAnswers,
      groups: ['Not answered yet: 5', 'Upcoming: 15', 'Completed: 8'],
    },
  ])('$plan', ({ of, groups }) => {
    expect(titles(of)).toEqual(groups);
  });

  test('the window that ends first is the one that is named', () => {
    const [row] = [dtapDue];
    const ending = { ...row, windowEndsOn: vaccinePlan.asOf };
    const titleOf = (...rows: (typeof row)[]) => byStatus(rows, { ...vaccinePlan, planned: rows })[0]?.title;

    expect(titleOf(row, ending)).toBe('Due now, the first until November 21, 2026');
    expect(titleOf(ending, ending)).toBe('Due now, until November 21, 2026');
    expect(titleOf(ending, { ...ending, windowEndsOn: null })).toBe('Due now, the first until November 21, 2026');
  });

  test('a dose of a month stands where its likely day does', () => {
    const days = ['2026-09-01', '2026-10-15', '2026-11-01'];
    const doses = days.map((on) =>
      given(on, ['dtap'], { id: on, ...(on === '2026-10-15' && { givenOn: null, givenIn: month('2026-10') }) }),
    );
    const rows = doses.map((dose, n) => filled(dose, 'dtap', n + 1));
    const [completed] = byStatus(rows, { ...vaccinePlan, planned: rows, doses });

    expect(completed?.rows.map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  test('a dose that is due as soon as possible lets no group wait', () => {
    const prompt = { ...dtapDue, isPrompt: true };
    const titleOf = (planned: (typeof dtapDue)[]) => byStatus(planned, { ...vaccinePlan, planned })[0]?.title;

    expect(titleOf([prompt, prompt])).toBe('Due now: as soon as possible');
    expect(titleOf([prompt, dtapDue])).toBe('Due now');
  });

  test('a dose of an earlier age lets no group wait', () => {
    const late = { ...dtapDue, windowEndsOn: null, isOfEarlierAge: true };
    const titleOf = (planned: (typeof dtapDue)[]) => byStatus(planned, { ...vaccinePlan, planned })[0]?.title;

    expect([titleOf([late]), titleOf([late, dtapDue])]).toEqual(['Due now', 'Due now']);
  });

  test('the latest dose given comes first', () => {
    const completed = byStatus(vaccinePlan.planned, vaccinePlan).find(({ id }) => id === 'completed');

    expect(completed?.rows.map(doseName).slice(0, 1)).toEqual(['RSV, dose 1']);
    expect(completed?.rows.map(doseName).at(-1)).toBe('Hepatitis B (HepB), dose 1');
  });
});

test('[VAX-02] [decision 74] by visit the checkups follow each other, each with its doses', () => {
  const groups = byVisit(vaccinePlan.planned, maya.bornOn);
  const fourMonths = groups.find(({ title }) => title === '4 months');

  expect(groups.map(({ title }) => title).slice(0, 5)).toEqual([
    'Hospital',
    '2 months',
    '4 months',
    '6 months',
    '12 months',
  ]);
  expect(fourMonths?.rows).toHaveLength(5);
});

test.each([
  { recommendedOn: '2026-07-19', dueOn: null, name: 'Hospital' },
  { recommendedOn: '2026-08-18', dueOn: null, name: 'Hospital' },
  { recommendedOn: '2026-08-19', dueOn: null, name: '1 month' },
  { recommendedOn: '2027-03-19', dueOn: '2027-05-01', name: '6 months' },
  { recommendedOn: null, dueOn: '2027-05-01', name: '9 months' },
  { recommendedOn: '2029-07-19', dueOn: null, name: '3 years' },
  { recommendedOn: '2037-09-19', dueOn: null, name: '11 years' },
  { recommendedOn: null, dueOn: null, name: 'No age planned' },
])('[decision 74] of $recommendedOn, else $dueOn, the visit is: $name', ({ recommendedOn, dueOn, name }) => {
  const asDay = (text: string | null) => (text === null ? null : day(text));
  const row = { recommendedOn: asDay(recommendedOn), dueOn: asDay(dueOn) };

  expect(visitName(visitMonths(row, maya.bornOn))).toBe(name);
});

test('the visits are the checkups', () => {
  expect([...CHECKUP_MONTHS]).toEqual(
    checkupSchedule.visits.map(({ ageMonths }) => ageMonths).filter((age) => age > 0),
  );
});

test('[VAX-02] by disease all doses of a vaccine are together', () => {
  const whoopingCough = byDisease(vaccinePlan.planned, vaccines).find(({ title }) => title.includes('whooping cough'));

  expect(whoopingCough?.title).toBe('Diphtheria, tetanus, whooping cough (pertussis)');
  expect(whoopingCough?.rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
});
