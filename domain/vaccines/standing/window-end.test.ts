import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { currentEditionOn, forecastOf } from '#testing/vaccines/planned-vaccines.ts';
import { autumnEndAfter, windowEnd } from './window-end.ts';

test.each([
  { opensOn: '2027-06-30', end: null },
  { opensOn: '2027-07-01', end: '2027-10-31' },
  { opensOn: '2027-10-17', end: '2027-10-31' },
  { opensOn: '2027-10-18', end: '2027-11-01' },
  { opensOn: '2027-10-30', end: '2027-11-13' },
  { opensOn: '2027-10-31', end: null },
])('influenza that opens on $opensOn is for the fall until $end', ({ opensOn, end }) => {
  expect(autumnEndAfter(day(opensOn))).toBe(end);
});

const dayIf = (on: string | null) => (on === null ? null : day(on));

describe('the window of a first dose ends', () => {
  const endOf = (vaccine: string, born: string, on: string) => {
    const bornOn = day(born);
    const today = day(on);
    const forecast = forecastOf({ patient: { bornOn, sex: 'female' }, doses: [] }, vaccine, today);
    const end = forecast && windowEnd(currentEditionOn(today), forecast, forecast.recommended ?? today);
    return { end, pastDue: forecast?.pastDue };
  };

  test('when it is past due', () => {
    expect(endOf('dtap', '2026-07-01', '2026-09-01')).toEqual({ end: '2026-10-28', pastDue: '2026-10-28' });
  });

  test('on the last day by age, where it is never past due', () => {
    expect(endOf('rv', '2026-07-01', '2026-09-01')).toEqual({ end: '2026-10-13', pastDue: null });
  });

  test('by whichever comes first of the two, and never where there is neither', () => {
    const endsOn = (pastDue: string | null, latest: string | null) =>
      windowEnd(
        { antigens: [] },
        { vaccineGroup: 'Rotavirus', series: [], pastDue: dayIf(pastDue), latest: dayIf(latest) },
        day('2026-08-01'),
      );

    expect(endsOn('2026-10-01', '2026-09-01')).toBe('2026-09-01');
    expect(endsOn('2026-10-01', '2026-11-01')).toBe('2026-10-01');
    expect(endsOn(null, '2026-11-01')).toBe('2026-11-01');
    expect(endsOn('2026-10-01', null)).toBe('2026-10-01');
    expect(endsOn(null, null)).toBeNull();
  });

  test('for influenza in winter with the season, or the next one for a dose that is due after it', () => {
    const seasonEnd = (dueOn: string, latest: string | null) =>
      windowEnd(
        { antigens: [] },
        { vaccineGroup: 'Influenza', series: [], pastDue: null, latest: dayIf(latest) },
        day(dueOn),
      );

    expect(seasonEnd('2027-01-15', '2027-06-30')).toBe('2027-06-30');
    expect(seasonEnd('2027-06-30', '2027-06-30')).toBe('2027-06-30');
    expect(seasonEnd('2028-01-15', '2027-06-30')).toBe('2028-06-30');
    expect(seasonEnd('2028-01-15', null)).toBeNull();
  });

  test('for influenza with October, in winter with its season, and before a season with the next one', () => {
    expect(endOf('flu', '2024-01-15', '2026-09-10').end).toBe('2026-10-31');
    expect(endOf('flu', '2026-05-15', '2026-12-10').end).toBe('2027-06-30');
    expect(endOf('flu', '2027-01-15', '2027-02-01').end).toBe('2027-10-31');
  });
});
