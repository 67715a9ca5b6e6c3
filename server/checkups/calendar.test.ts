import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { timeOfDay } from '#domain/time/time-of-day.ts';
import type { RowOnDay } from '#domain/vaccines/planned/rows-on-day.ts';
import { calendarOf, type CalendarParts } from './replies/calendar.ts';

const childId = '0197a000-0000-7000-8000-00000000000a';
const dose = (shortName: string, number: number, dueOn: string, facts = {}) => ({
  id: `${shortName}-${number}`,
  vaccine: shortName.toLowerCase(),
  shortName,
  name: shortName,
  number,
  shownNumber: number,
  dueOn: day(dueOn),
  windowEndsOn: null,
  birthHours: null,
  isPrompt: false,
  lastDayOn: null,
  isOfEarlierAge: false,
  isAskedForAgain: false,
  status: 'upcoming' as const,
  categoryNote: null,
  dosesByAuthority: null,
  catchUpByAuthority: null,
  isUnanswered: false,
  isNotGiven: false,
  isOfBirth: false,
  gives: shortName.toLowerCase(),
  category: 'routine' as const,
  completed: false,
  ...facts,
});
const visit = (facts = {}) => ({
  id: '0197a000-0000-7000-8000-00000000000b',
  visit: 'm4',
  checkupType: '4 Month Well-Child Checkup',
  on: day('2026-11-24'),
  isScheduled: true,
  time: null,
  place: null,
  completed: false,
  status: 'upcoming' as const,
  ...facts,
});
const deferrals = new Map([['mmr', day('2027-08-01')]]);
const source = 'Vaccine days: CDC routine. Source: CDC child and adolescent schedule, 2025 edition.';

type Given = Partial<Omit<CalendarParts, 'plan'>> & { readonly doses?: readonly RowOnDay[] };
const calendar = ({ doses = [], ...parts }: Given = {}) =>
  calendarOf(
    {
      childId,
      firstName: 'Maya',
      shows: 'first-name',
      plan: { authority: 'cdc', rows: doses, deferrals },
      checkups: [],
      today: day('2026-11-19'),
      timeZone: 'America/New_York',
      ...parts,
    },
    'family.example.org',
  );

describe('[VAX-01] a calendar', () => {
  test('says when the RSV antibody is not needed', () => {
    const unless = 'unless the mother had the RSV vaccine at least 14 days before the birth';
    const { events } = calendar({ doses: [dose('RSV', 1, '2026-11-19', { isPrompt: true, unless })] });

    expect(events[0]?.description).toContain(`RSV 1: as soon as possible; ${unless}\n`);
  });

  test('has one event for all doses of a day, with their windows, source and disclaimer', () => {
    const { events } = calendar({
      doses: [
        dose('Hib', 3, '2027-01-19'),
        dose('DTaP', 2, '2026-11-19', { windowEndsOn: day('2027-01-18') }),
        dose('IPV', 2, '2026-11-19'),
      ],
    });

    expect(events.map(({ on, title }) => [on, title])).toEqual([
      ['2026-11-19', 'Maya: DTaP 2, Polio 2 due'],
      ['2027-01-19', 'Maya: Hib 3 due'],
    ]);
    expect(events[0]?.description).toBe(`DTaP 2: until January 18, 2027\nPolio 2\n\n${source}\nNot a medical record.`);
  });

  test('[decision 73] has a dose that waits for a visit on the day of that visit, and says since when it can be given', () => {
    const doses = [dose('DTaP', 2, '2026-11-19', { toldOn: day('2026-12-05'), windowEndsOn: day('2027-01-18') })];
    const [event] = calendar({ doses }).events;

    expect(event).toMatchObject({ on: '2026-12-05', title: 'Maya: DTaP 2 due' });
    expect(event?.description).toContain('DTaP 2: can be given from November 19, 2026; until January 18, 2027\n');
  });

  test('has what is due and given now on today, as the screens do, and says since when', () => {
    const late = { status: 'overdue', windowEndsOn: day('2026-10-20') };
    const doses = [
      dose('DTaP', 2, '2026-09-19', late),
      dose('Hib', 2, '2026-11-01', { windowEndsOn: day('2027-01-18') }),
      dose('PCV', 2, '2026-10-01', { ...late, toldOn: day('2026-11-21') }),
      dose('IPV', 2, '2026-12-01'),
    ];
    const today = calendar({ doses }).events;
    const tomorrow = calendar({ doses, today: day('2026-11-20') }).events;

    expect(today.map(({ on, title }) => [on, title])).toEqual([
      ['2026-11-19', 'Maya: Hib 2 due; DTaP 2 overdue'],
      ['2026-11-21', 'Maya: Pneumococcal 2 overdue'],
      ['2026-12-01', 'Maya: Polio 2 due'],
    ]);
    expect(today[0]?.description).toMatch(
      /^DTaP 2: since September 19, 2026; overdue\nHib 2: can be given from November 1, 2026; until January 18, 2027\n/,
    );
    expect(tomorrow.map(({ on, id }) => [on, id === today[0]?.id])[0]).toEqual(['2026-11-20', true]);
  });

  test('says of a birth dose within how many hours it is given on the day of birth alone', () => {
    const birth = (dueOn: string) =>
      dose('HepB', 1, dueOn, { birthHours: 24, isPrompt: true, windowEndsOn: day(dueOn) });
    const said = (dueOn: string) =>
      calendar({ doses: [birth(dueOn)] }).events.map((of) => [of.on, of.description.split('\n')[0]]);

    expect(said('2026-11-19')).toEqual([['2026-11-19', 'Hepatitis B 1: within 24 hours of birth']]);
    expect(said('2026-11-17')).toEqual([['2026-11-19', 'Hepatitis B 1: as soon as possible']]);
  });

  test('never says that an RSV antibody has until the end of its season', () => {
    const rsv = dose('RSV', 1, '2026-11-19', { isPrompt: true, windowEndsOn: day('2027-03-31') });

    expect(calendar({ doses: [rsv] }).events[0]?.description).toMatch(/^RSV 1: as soon as possible\n/);
  });

  test('says the last day of a dose, and of what is overdue that it is', () => {
    const late = { status: 'overdue', windowEndsOn: day('2026-11-20') };
    const { events } = calendar({
      doses: [
        dose('RV', 1, '2026-11-19', { isPrompt: true, lastDayOn: day('2026-11-28') }),
        dose('RV', 3, '2026-11-19', { windowEndsOn: day('2026-11-29'), lastDayOn: day('2026-12-02') }),
        dose('DTaP', 2, '2026-11-19', late),
        dose('Hib', 2, '2026-09-19', { ...late, isPrompt: true }),
      ],
    });

    expect(events.map(({ title }) => title)).toEqual(['Maya: Rotavirus 1, Rotavirus 3 due; DTaP 2, Hib 2 overdue']);
    expect(events.flatMap(({ description }) => description.split('\n').slice(0, -3))).toEqual([
      'DTaP 2: overdue',
      'Hib 2: since September 19, 2026; overdue; as soon as possible',
      'Rotavirus 1: as soon as possible; no later than November 28, 2026',
      'Rotavirus 3: until November 29, 2026; no later than December 2, 2026',
    ]);
  });

  test('asks for the record before a dose that was entered without a date', () => {
    const again = { isAskedForAgain: true };
    const dtap = dose('DTaP', 2, '2026-11-19', { ...again, windowEndsOn: day('2027-01-18') });
    const ipv = dose('IPV', 2, '2026-11-19', again);
    const description = calendar({ doses: [dtap, ipv] }).events[0]?.description;

    expect(description?.split('\n').slice(0, 2)).toEqual([
      'DTaP 2: until January 18, 2027; entered without a date: find the record first',
      'Polio 2: entered without a date: find the record first',
    ]);
  });

  test('keeps the id of a day’s event while its doses change', () => {
    const [before] = calendar({ doses: [dose('DTaP', 2, '2026-11-19')] }).events;
    const [after] = calendar({ doses: [dose('IPV', 2, '2026-11-19')] }).events;
    const [ofAnother] = calendar({ childId: 'another', doses: [dose('IPV', 2, '2026-11-19')] }).events;

    expect(after?.id).toBe(before?.id);
    expect(ofAnother?.id).not.toBe(before?.id);
  });

  test('shows a deferred dose on the day it is deferred to, without a window that has ended by then', () => {
    const { events } = calendar({
      doses: [dose('MMR', 1, '2027-07-19', { status: 'deferred', windowEndsOn: day('2027-07-30') })],
    });

    expect(events).toMatchObject([{ on: '2027-08-01', title: 'Maya: MMR 1 due' }]);
    expect(events[0]?.description).toMatch(/^MMR 1\n/);
  });

  test('leaves out what was declined, given or is not needed', () => {
    const doses = (['declined', 'completed', 'not-needed'] as const).map((status) =>
      dose('DTaP', 2, '2026-12-01', { status }),
    );

    expect(calendar({ doses }).events).toEqual([]);
  });
});

describe('[CHK-01] a calendar', () => {
  test('names the first checkup without its age', () => {
    const { events } = calendar({ checkups: [visit({ checkupType: '0 Month First Week Checkup' })] });

    expect(events).toMatchObject([{ title: 'Maya: First week checkup' }]);
  });

  test.each([
    { isScheduled: true, says: 'Scheduled for this day.' },
    { isScheduled: false, says: 'Recommended for this day; no other day was chosen yet.' },
  ])('says of a checkup: $says', ({ isScheduled, says }) => {
    const { events } = calendar({ checkups: [visit({ isScheduled })] });

    expect(events).toMatchObject([{ on: '2026-11-24', title: 'Maya: 4 Month Well-Child Checkup' }]);
    expect(events[0]?.description.split('\n')).toEqual([
      says,
      '',
      'Checkup plan: American Academy of Pediatrics, Bright Futures, as kept in Fernling edition 2026-11. Not reviewed by a clinician.',
      'Not a medical record.',
    ]);
  });
});

test.each([
  { timeZone: 'America/New_York', from: '2026-11-24T14:20:00.000Z', until: '2026-11-24T14:50:00.000Z' },
  { timeZone: 'America/Los_Angeles', from: '2026-11-24T17:20:00.000Z', until: '2026-11-24T17:50:00.000Z' },
])('[decision 77] a checkup has its time in $timeZone, and its place', ({ timeZone, ...hours }) => {
  const booked = visit({ time: timeOfDay('09:20'), place: 'Green Street Pediatrics' });

  expect(calendar({ checkups: [booked], timeZone }).events).toMatchObject([
    { on: '2026-11-24', hours, location: 'Green Street Pediatrics' },
  ]);
});

describe('a calendar contains nothing else about a child', () => {
  const parts = { doses: [dose('DTaP', 2, '2026-11-19')], checkups: [visit()] };

  test.each([
    { shows: 'first-name' as const, name: 'Maya' },
    { shows: 'initial' as const, name: 'M' },
  ])('than its name as the parent chose: $shows', ({ shows, name }) => {
    const { name: calendarName, events } = calendar({ ...parts, shows });

    expect(calendarName).toBe(`${name}: vaccines and checkups`);
    expect(events.map(({ title }) => title.split(':')[0])).toEqual([name, name]);
  });

  test('and by its initial never its name', () => {
    expect(JSON.stringify(calendar({ ...parts, shows: 'initial' }))).not.toContain('Maya');
  });

  test('and no id of it or of an entry', () => {
    expect(JSON.stringify(calendar(parts))).not.toMatch(/0197a000|DTaP-2/);
  });
});
