import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { cardChoice } from './card-choice.ts';

const row = (
  name: string,
  status: string,
  on: string | null,
  isUnanswered = false,
  number = 1,
  lastDayOn: string | null = null,
) => ({
  name,
  vaccine: name.split(' ')[0] ?? '',
  number,
  status,
  dueOn: on === null ? null : day(on),
  lastDayOn: lastDayOn === null ? null : day(lastDayOn),
  completedDate: status === 'completed' && on !== null ? `${on} 00:00:00` : null,
  isUnanswered,
  doseId: null as string | null,
});

describe('[VAX-04] what the small card of vaccines shows', () => {
  test.each([
    { what: 'nothing of an empty plan', rows: [], shown: [] },
    {
      what: 'the earliest overdue, the next upcoming, the latest completed',
      rows: [
        row('given first', 'completed', '2026-07-19'),
        row('given last', 'completed', '2026-10-06'),
        row('overdue later', 'overdue', '2026-11-19'),
        row('overdue first', 'overdue', '2026-09-19'),
        row('next', 'upcoming', '2027-01-19'),
        row('much later', 'upcoming', '2027-07-19'),
      ],
      shown: ['overdue first', 'next', 'given last'],
    },
    {
      what: 'the first of the plan among doses of one day',
      rows: ['overdue', 'upcoming', 'completed'].flatMap((status) =>
        ['DTaP', 'Hib'].map((name) => row(`${name} ${status}`, status, '2026-11-19')),
      ),
      shown: ['DTaP overdue', 'DTaP upcoming', 'DTaP completed'],
    },
    {
      what: 'the latest completed, though an earlier one comes after it',
      rows: [row('given last', 'completed', '2026-10-06'), row('given first', 'completed', '2026-07-19')],
      shown: ['given last'],
    },
    {
      what: 'a row with a day before one without',
      rows: [
        row('no due day', 'upcoming', null),
        row('due', 'upcoming', '2027-01-19'),
        row('given on some day', 'completed', null),
        row('given', 'completed', '2026-07-19'),
      ],
      shown: ['due', 'given'],
    },
    {
      what: 'a completed row without a day where there is no other',
      rows: [row('given on some day', 'completed', null)],
      shown: ['given on some day'],
    },
    {
      what: 'no row that was declined, put off or is not needed',
      rows: ['declined', 'deferred', 'not-needed'].map((status) => row(status, status, '2026-11-19')),
      shown: [],
    },
    {
      what: 'no row about which the family was not asked yet',
      rows: [row('not asked', 'overdue', '2026-09-19', true), row('overdue', 'overdue', '2026-11-19')],
      shown: ['overdue'],
    },
    {
      what: 'the dose with the nearest last day before one that is due earlier',
      rows: [
        row('DTaP', 'overdue', '2026-09-19'),
        row('RV', 'overdue', '2026-10-19', false, 1, '2026-12-02'),
        row('Hib', 'upcoming', '2026-11-19'),
        row('Flu', 'upcoming', '2026-11-20', false, 1, '2026-12-10'),
        row('MMR', 'upcoming', '2026-11-21', false, 1, '2026-12-01'),
      ],
      shown: ['RV', 'MMR'],
    },
    {
      what: 'no dose to come after one of its vaccine that is not answered yet',
      rows: [
        row('HepB first', 'overdue', '2026-11-28', true),
        row('HepB second', 'upcoming', '2026-12-28', false, 2),
        row('DTaP first', 'upcoming', '2027-01-28'),
      ],
      shown: ['DTaP first'],
    },
    {
      what: 'a dose to come before one that is not answered yet, and one that is overdue after it',
      rows: [
        row('HepB third', 'overdue', '2026-11-28', false, 3),
        row('HepB second', 'upcoming', '2026-12-28', true, 2),
        row('HepB first', 'upcoming', '2027-12-28'),
      ],
      shown: ['HepB third', 'HepB first'],
    },
  ])('$what', ({ rows, shown }) => {
    expect(cardChoice(rows, []).map(({ name }) => name)).toEqual(shown);
  });
});

test('[VAX-04] the latest completed dose is by its day, of a remembered month by the likely one, and of one without any last', () => {
  const given = (name: string, likelyOn: string | null) => ({
    row: { ...row(name, 'completed', null), doseId: name },
    dose: { id: name, likelyOn: likelyOn === null ? null : day(likelyOn) },
  });
  const all = [given('HepB', '2026-06-15'), given('MMR', '2026-10-15'), given('PCV', '2026-08-20'), given('Hib', null)];
  const latest = cardChoice(
    all.map((one) => one.row),
    all.map(({ dose }) => dose),
  );

  expect(latest.map(({ name }) => name)).toEqual(['MMR']);
});

test('[VAX-04] the next dose is the first by the days that the next visits have', () => {
  const rsv = { ...row('rsv', 'upcoming', '2026-10-01'), plannedOn: day('2026-10-08') };
  const rotavirus = { ...row('rv', 'upcoming', '2026-10-02'), plannedOn: day('2026-10-02') };

  expect(cardChoice([rsv, rotavirus], []).map(({ name }) => name)).toEqual(['rv']);
});
