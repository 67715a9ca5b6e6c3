import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { routineSchedule } from '../editions/editions-data.ts';
import { newbornNote } from './newborn-note.ts';

const bornOn = day('2026-11-02');
const note = (motherHepatitisB: Parameters<typeof newbornNote>[1]['motherHepatitisB'], today = '2026-11-29') =>
  newbornNote(routineSchedule(), { bornOn, motherHepatitisB }, day(today));

describe("[VAX-01] the note above a newborn's plan", () => {
  test.each(['positive', 'unknown'] as const)('is shown when the mother’s hepatitis B is %s', (mother) => {
    expect(note(mother)).toMatch(/^If the mother has hepatitis B or her status is unknown/);
  });

  test.each(['negative', null] as const)('is not shown when it is %s', (mother) => {
    expect(note(mother)).toBeNull();
  });

  test('is shown for four weeks from birth', () => {
    expect(note('positive', '2026-11-29')).not.toBeNull();
    expect(note('positive', '2026-11-30')).toBeNull();
  });

  test('is that of the first vaccine that has one', () => {
    const schedule = routineSchedule();
    const [first, ...rest] = schedule.vaccines.map((vaccine) => ({ ...vaccine, newbornNote: vaccine.id }));
    const all = { ...schedule, vaccines: first ? [first, ...rest] : [] };

    expect(newbornNote(all, { bornOn, motherHepatitisB: 'positive' }, bornOn)).toBe(first?.id);
  });

  test('is not shown when no vaccine has one', () => {
    const schedule = routineSchedule();
    const others = { ...schedule, vaccines: schedule.vaccines.filter((vaccine) => !vaccine.newbornNote) };

    expect(newbornNote(others, { bornOn, motherHepatitisB: 'positive' }, bornOn)).toBeNull();
  });
});
