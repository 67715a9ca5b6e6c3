import { describe, expect, test } from 'vitest';
import { addDays, day, daysBetween, laterDay, type Day } from '#domain/time/day.ts';
import { openDayFrom } from '#domain/time/federal-holidays.ts';
import { ofProduct } from '#testing/vaccines/planned-vaccines.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { dayAtAge } from './duration.ts';
import { newbornNote } from './birth/newborn-note.ts';
import { routineSchedule } from './editions/editions-data.ts';
import { hepatitisBOnDay } from './planned/hepatitis-b-on-day.ts';
import { rowsOnDay } from './planned/rows-on-day.ts';
import { visitsOnDay } from './planned/visits-on-day.ts';
import { vaccineNames } from './words/names-data.ts';
import { childInWords } from './words/plan/child-in-words.ts';

const BIRTHS = ['2026-03-20', '2026-10-03', '2026-12-31', '2027-01-29'].map(day);

/** What note, row, sentence and visits say of the first dose of a baby of 1,500 g without any dose. */
function firstDose(of: Parameters<typeof plannedChildOn>[0], today: Day) {
  const child = plannedChildOn({ birthWeightKg: 1.5, ...of }, today, { hepatitisBAtBirth: 'no' });
  const { ofGroups, record } = childInWords(child.record, child.published, vaccineNames, today);
  const { isPrompt } = rowsOnDay(child).find((row) => row.vaccine === 'hepb' && row.number === 1) ?? {};
  const visit = visitsOnDay(child).visits.find(({ products }) =>
    products.some(({ doses }) => doses.some(({ vaccineGroup }) => vaccineGroup === 'HepB')),
  );
  const monthOld = dayAtAge(of.bornOn, '1m');
  return {
    note: newbornNote(routineSchedule(), record.child, hepatitisBOnDay(child), today),
    isPrompt,
    text: ofGroups.find(({ vaccineGroup }) => vaccineGroup === 'HepB')?.text,
    isTooEarly: visit === undefined || visit.on < monthOld,
    isSoon: visit !== undefined && visit.on <= addDays(laterDay(today, monthOld), 3),
  };
}

const AS_SOON_AS_POSSIBLE = { isPrompt: true, text: 'Due now: as soon as possible', isTooEarly: false, isSoon: true };
const FOR_LATER = {
  ...AS_SOON_AS_POSSIBLE,
  text: 'For 1 month of age or for going home from the hospital, whichever comes first',
};

describe('[decision 59] under 2,000 g, mother negative, without a dose', () => {
  test.each(BIRTHS)('born on %s: from 1 month on as soon as possible, on every day and in every place', (bornOn) => {
    const monthOld = daysBetween(bornOn, dayAtAge(bornOn, '1m'));
    for (let age = 20; age <= 140; age += age < 65 ? 1 : 25) {
      const { note, ...told } = firstDose({ bornOn, motherHepatitisB: 'negative' }, addDays(bornOn, age));
      const isMonthOld = age >= monthOld;
      expect(told, `day ${age}`).toEqual(isMonthOld ? AS_SOON_AS_POSSIBLE : FOR_LATER);
      expect(note?.includes('it is due now') ?? false, `day ${age}: ${note}`).toBe(isMonthOld && age < 61);
    }
  });

  test('the list of January 2026 leaves it to parents and doctor, at no time as soon as possible', () => {
    const bornOn = day('2026-10-03');
    for (let age = 0; age <= 120; age += 4) {
      const of = { bornOn, motherHepatitisB: 'negative', authority: 'cdc-2026-01' } as const;
      const { isPrompt, text } = firstDose(of, addDays(bornOn, age));
      expect(isPrompt).toBe(false);
      expect(text).not.toContain('as soon as possible');
    }
  });
});

describe('[decision 59] under 2,000 g, mother positive or unknown: at least 4 weeks after a dose that does not count', () => {
  const bornOn = day('2026-10-01');
  const monthOld = addDays(bornOn, 31);
  const MOTHERS = ['positive', 'unknown', null] as const;

  /** The days of the rows to come, those of the visits, and what is said of the doses given. */
  function planned(given: readonly Day[], today: Day, motherHepatitisB: (typeof MOTHERS)[number]) {
    const child = plannedChildOn(
      { bornOn, birthWeightKg: 1.6, motherHepatitisB, doses: ofProduct('08', ...given) },
      today,
      { hepatitisBAtBirth: 'no' },
    );
    const rows = rowsOnDay(child).filter((row) => row.vaccine === 'hepb' && !row.completed);
    const visits = visitsOnDay(child).visits.filter(({ products }) =>
      products.some(({ doses }) => doses.some(({ vaccineGroup }) => vaccineGroup === 'HepB')),
    );
    const { ofDoses } = childInWords(child.record, child.published, vaccineNames, today);
    return { due: rows.map(({ dueOn }) => dueOn ?? today), visits: visits.map(({ on }) => on), said: ofDoses };
  }

  test.each(Array.from({ length: 24 }, (_, age) => age))('a first dose of day %i', (age) => {
    const mother = MOTHERS[age % 3] ?? null;
    const givenOn = addDays(bornOn, age);
    const next = laterDay(monthOld, addDays(givenOn, 28));
    const { due, visits, said } = planned([givenOn], addDays(givenOn, 1), mother);

    expect(due[0]).toBe(next);
    expect(visits[0]).toBe(openDayFrom(next));
    expect(said.map(({ counts }) => counts)).toEqual([false]);
    expect(said[0]?.text.includes('at birth')).toBe(age <= 3);
    expect(said[0]?.text).toContain('under 2,000 g');
  });

  test('a first dose that is still to be given, on every day', () => {
    for (let age = 0; age <= 40; age += 1) {
      const today = addDays(bornOn, age);
      const { due, visits } = planned([], today, MOTHERS[age % 3] ?? null);
      const [first = today, second = today] = visits;
      expect(daysBetween(first, second), `visits ${today}`).toBeGreaterThanOrEqual(28);
      expect(due[1], `rows ${today}`).toBe(age < 24 ? laterDay(monthOld, addDays(today, 28)) : addDays(today, 28));
    }
  });

  test.each([
    { first: 20, second: 43, counts: false },
    { first: 20, second: 44, counts: true },
    { first: 0, second: 24, counts: true },
    { first: 3, second: 26, counts: false },
  ])('a dose of day $second after one of day $first counts: $counts', ({ first, second, counts }) => {
    const given = [first, second].map((age) => addDays(bornOn, age));
    const { said } = planned(given, addDays(bornOn, 60), 'positive');

    expect(said.map((of) => of.counts)).toEqual([false, counts]);
    expect(/^Given \d days? too soon after the dose of October/.test(said[1]?.text ?? '')).toBe(!counts);
  });
});
