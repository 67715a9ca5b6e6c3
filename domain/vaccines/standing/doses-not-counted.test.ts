import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { dosesNotCounted } from './doses-not-counted.ts';

type Given = { readonly counts: boolean; readonly givenOn?: string | null };

/** The DTaP doses of a child, then one row that is open. */
function planOf(...given: Given[]) {
  const doses = given.map(({ counts, givenOn = '2026-09-01' }, n) => ({
    id: `dose ${n + 1}`,
    givenOn: givenOn === null ? null : day(givenOn),
    givenIn: null,
    verdicts: [{ vaccine: 'dtap', counts }],
  }));
  const filled = doses.map(({ id }, n) => ({
    vaccine: 'dtap',
    number: n + 1,
    status: 'completed' as const,
    doseId: id,
  }));
  const open = { vaccine: 'dtap', number: given.length + 1, status: 'upcoming' as const, doseId: null };
  return { planned: [...filled, open], doses };
}

const numbers = (...given: Given[]) => dosesNotCounted(planOf(...given)).map(({ number }) => number);

test('a dose that does not count stands until a later one counts', () => {
  expect(numbers({ counts: true }, { counts: false })).toEqual([2]);
  expect(numbers({ counts: false }, { counts: false })).toEqual([1, 2]);
  expect(numbers({ counts: false }, { counts: true })).toEqual([]);
  expect(numbers({ counts: true })).toEqual([]);
});

test('a dose that only lacks its day is asked about elsewhere', () => {
  expect(numbers({ counts: false, givenOn: null })).toEqual([]);
});
