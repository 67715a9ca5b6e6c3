import { describe, expect, test } from 'vitest';
import { addDays, day, type Day } from '#domain/time/day.ts';
import { windowOf, type DoseDates, type WindowOf } from './window.ts';

type Days = {
  readonly group?: string;
  readonly dose?: number;
  readonly earliest: string;
  readonly recommended?: string;
  readonly pastDue?: string;
  readonly latest?: string;
};

function forecastOf({
  group = 'DTaP/Tdap/Td',
  dose = 2,
  earliest,
  recommended = earliest,
  pastDue,
  latest,
}: Days): DoseDates {
  const dayOr = (text: string | undefined): Day | null => (text === undefined ? null : day(text));
  const dates = {
    earliest: day(earliest),
    recommended: day(recommended),
    pastDue: dayOr(pastDue),
    latest: dayOr(latest),
  };
  return { vaccineGroup: group, dose, ...dates };
}

const PROMPT = { isPrompt: true, nearbyUntil: null };

const of: WindowOf = {
  bornOn: '2026-03-10',
  asOf: day('2026-11-23'),
  isAskedFor: false,
  waitingFrom: () => ({ isPrompt: false, nearbyUntil: null }),
  notBefore: null,
  lastDay: null,
};

function shown(days: Days, more: Partial<WindowOf> = {}): string {
  const { opensOn, closesOn } = windowOf(forecastOf(days), { ...of, ...more });
  return `${opensOn} to ${closesOn}`;
}

describe('a dose waits for a common visit', () => {
  test.each<{ what: string; days: Days; more?: Partial<WindowOf>; window: string }>([
    {
      what: 'until it is past due',
      days: { earliest: '2026-12-01', recommended: '2026-12-10', pastDue: '2027-01-05' },
      window: '2026-12-10 to 2027-01-05',
    },
    {
      what: 'of rotavirus vaccine without such a day for four weeks, with the other shots of its age',
      days: { group: 'Rotavirus', earliest: '2026-12-01', pastDue: '2026-12-01' },
      more: { lastDay: day('2027-01-12') },
      window: '2026-12-01 to 2026-12-29',
    },
    {
      what: 'of it for two weeks, where fewer would be left after four',
      days: { group: 'Rotavirus', earliest: '2026-12-01', pastDue: '2026-12-01' },
      more: { lastDay: day('2027-01-11') },
      window: '2026-12-01 to 2026-12-15',
    },
    {
      what: 'a day, where it is past due on the next',
      days: { earliest: '2026-12-01', pastDue: '2026-12-02' },
      window: '2026-12-01 to 2026-12-02',
    },
    {
      what: '14 days, where the shortest interval ends when it is past due',
      days: { earliest: '2026-12-01', pastDue: '2026-12-01' },
      window: '2026-12-01 to 2026-12-15',
    },
    { what: '14 days without a past-due day', days: { earliest: '2026-12-01' }, window: '2026-12-01 to 2026-12-15' },
    { what: '14 days in the fall as well', days: { earliest: '2027-08-01' }, window: '2027-08-01 to 2027-08-15' },
    {
      what: '14 days where influenza would rest',
      days: { earliest: '2027-04-10' },
      window: '2027-04-10 to 2027-04-24',
    },
    {
      what: 'no longer than it can be given, by age',
      days: { earliest: '2026-12-01', latest: '2026-12-09' },
      window: '2026-12-01 to 2026-12-09',
    },
    {
      what: 'no longer than its season',
      days: { group: 'RSV', earliest: '2027-03-20' },
      more: { lastDay: day('2027-03-31') },
      window: '2027-03-20 to 2027-03-31',
    },
    {
      what: 'not at all, where it opens on its last day',
      days: { earliest: '2026-12-01', recommended: '2026-12-20', latest: '2026-12-05' },
      window: '2026-12-05 to 2026-12-05',
    },
    {
      what: '7 days after a birth in the RSV season',
      days: { group: 'RSV', dose: 1, earliest: '2026-03-10' },
      window: '2026-03-10 to 2026-03-17',
    },
    {
      what: 'until October ends, where influenza opened in a summer that is over',
      days: { group: 'Influenza', earliest: '2026-07-01' },
      window: '2026-09-01 to 2026-10-31',
    },
    {
      what: 'never, where it is the birth dose',
      days: { group: 'HepB', dose: 1, earliest: '2026-03-10', pastDue: '2026-04-06' },
      window: '2026-03-10 to 2026-03-10',
    },
  ])('$what', ({ days, more, window }) => {
    expect(shown(days, more)).toBe(window);
  });
});

describe('a dose waits for a common visit within its window', () => {
  const recommended = '2026-12-10';

  test.each<{ what: string; days: Omit<Days, 'earliest'>; more?: Partial<WindowOf>; until: string }>([
    { what: 'no longer than five weeks', days: { recommended, pastDue: '2027-05-05' }, until: '2027-01-14' },
    { what: 'until it is past due', days: { recommended, pastDue: '2027-01-05' }, until: '2027-01-05' },
    { what: '14 days of a shortest interval', days: { recommended }, until: '2026-12-24' },
    {
      what: 'influenza until the end of October',
      days: { group: 'Influenza', recommended: '2027-09-01' },
      until: '2027-10-31',
    },
    {
      what: 'five weeks from the day to which it was put off',
      days: { recommended, pastDue: '2027-05-05' },
      more: { notBefore: day('2027-01-20') },
      until: '2027-02-24',
    },
    {
      what: 'not at all, put off until it is past due',
      days: { recommended, pastDue: '2027-01-05' },
      more: { notBefore: day('2027-01-20') },
      until: '2027-01-20',
    },
    {
      what: '2 days, where it is given promptly',
      days: { recommended, pastDue: '2027-05-05' },
      more: { waitingFrom: () => PROMPT },
      until: '2026-12-12',
    },
    {
      what: '2 days after Christmas and a Sunday, where it is given promptly',
      days: { recommended: '2027-12-24', pastDue: '2028-05-05' },
      more: { waitingFrom: () => PROMPT },
      until: '2027-12-29',
    },
  ])('$what', ({ days, more, until }) => {
    const forecast = forecastOf({ earliest: '2026-12-01', ...days });
    expect(windowOf(forecast, { ...of, ...more }).waitsUntil).toBe(until);
  });

  test.each([
    { what: 'no longer', pastDue: '2027-05-05', until: '2026-12-24' },
    { what: 'and not after it is past due', pastDue: '2026-12-20', until: '2026-12-20' },
  ])('until the end of two weeks, where a visit nearby is awaited, $what', ({ pastDue, until }) => {
    const waitingFrom = (on: Day) => ({ isPrompt: false, nearbyUntil: addDays(on, 14) });
    const { waitsUntil, closesOn } = windowOf(forecastOf({ earliest: '2026-12-10', pastDue }), { ...of, waitingFrom });

    expect([waitsUntil, closesOn]).toEqual([until, until]);
  });

  test('and one that is given promptly is late after 14 days, but influenza', () => {
    const closesOn = (group: string) =>
      windowOf(forecastOf({ group, earliest: '2027-09-02', pastDue: '2027-12-01' }), {
        ...of,
        waitingFrom: () => PROMPT,
      }).closesOn;

    expect(closesOn('HepB')).toBe('2027-09-16');
    expect(closesOn('Influenza')).toBe('2027-12-01');
  });
});

describe('influenza', () => {
  const group = 'Influenza';

  test.each<{ what: string; earliest: string; asOf: string; isAskedFor?: boolean; window: string }>([
    {
      what: 'of July opens in September',
      earliest: '2027-07-01',
      asOf: '2027-07-02',
      window: '2027-09-01 to 2027-10-31',
    },
    {
      what: 'of October waits to its end',
      earliest: '2026-10-05',
      asOf: '2026-10-05',
      window: '2026-10-05 to 2026-10-31',
    },
    { what: 'of October 31', earliest: '2026-10-31', asOf: '2026-10-31', window: '2026-10-31 to 2026-11-14' },
    { what: 'of winter waits 14 days', earliest: '2026-12-25', asOf: '2026-11-23', window: '2026-12-25 to 2027-01-08' },
    {
      what: 'of April 5 ends before the pause',
      earliest: '2027-04-05',
      asOf: '2027-03-01',
      window: '2027-04-05 to 2027-04-14',
    },
    {
      what: 'of May waits for September',
      earliest: '2027-05-22',
      asOf: '2026-11-23',
      window: '2027-09-01 to 2027-10-31',
    },
    {
      what: 'missed since fall rests in June',
      earliest: '2026-09-01',
      asOf: '2027-06-20',
      window: '2027-09-01 to 2027-10-31',
    },
    {
      what: 'missed since fall is late in March',
      earliest: '2026-09-01',
      asOf: '2027-03-20',
      window: '2026-09-01 to 2026-10-31',
    },
    {
      what: 'asked for does not rest',
      earliest: '2027-05-22',
      asOf: '2027-06-20',
      isAskedFor: true,
      window: '2027-05-22 to 2027-06-05',
    },
    {
      what: 'asked for in April waits its 14 days',
      earliest: '2027-04-05',
      asOf: '2027-04-05',
      isAskedFor: true,
      window: '2027-04-05 to 2027-04-19',
    },
  ])('$what', ({ earliest, asOf, isAskedFor = false, window }) => {
    expect(shown({ group, earliest }, { asOf: day(asOf), isAskedFor })).toBe(window);
  });
});
