import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { plannedGroup } from '#testing/vaccines/planned-vaccines.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { groupsOnDay } from '../planned/rows-on-day.ts';
import { pastMonths } from './past-days.ts';

/** The month that the question about the past offers for the RSV antibody. */
function monthOffered(bornOn: string, today: string, child: { readonly motherRsvVaccine?: boolean } = {}) {
  const of = plannedChildOn({ bornOn: day(bornOn), ...child }, day(today), { isPastOpen: true, addedOn: day(today) });
  const { rows, recommended, past, onDay } = groupsOnDay(of)(plannedGroup('rsv-ab'));
  const planned = rows.map((row) => ({
    ...onDay(row),
    recommendedOn: recommended.get(row.number)?.on ?? null,
    past: past.get(row.number) ?? null,
  }));
  const [first] = planned;
  return first && pastMonths(planned, day(today)).get(first.id);
}

test.each([
  { what: 'a child of 18 months, born before a season', bornOn: '2025-05-20', month: '2025-10' },
  { what: 'born on the first day of one', bornOn: '2025-10-01', month: '2025-10' },
  { what: 'born in one', bornOn: '2025-11-20', month: '2025-11' },
  { what: 'born in one, after New Year', bornOn: '2026-01-20', month: '2026-01' },
  { what: 'born on the last day of one', bornOn: '2025-03-31', month: '2025-03' },
  { what: 'born on the day after one', bornOn: '2025-04-01', month: '2025-10' },
  { what: 'born when seasons turn', bornOn: '2025-07-01', month: '2025-10' },
  { what: 'of two years', bornOn: '2024-06-20', month: '2024-10' },
  { what: 'for whom it is due now', bornOn: '2026-06-20', month: '2026-10' },
])('the RSV antibody is offered with the month in which it was due: $what', ({ bornOn, month }) => {
  expect(monthOffered(bornOn, '2026-11-23')).toBe(month);
});

test('it is not asked about of a child who was too old for its first season', () => {
  expect(monthOffered('2023-02-01', '2026-11-23')).toBeNull();
});

test('and with none where the mother had the vaccine', () => {
  expect(monthOffered('2025-11-20', '2026-11-23', { motherRsvVaccine: true })).toBeNull();
});
