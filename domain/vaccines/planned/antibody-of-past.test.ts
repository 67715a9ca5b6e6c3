import { expect, test } from 'vitest';
import { currentEditionOn, ofProduct, plannedGroup } from '#testing/vaccines/planned-vaccines.ts';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { day } from '#domain/time/day.ts';
import { antibodyWasDueOn } from './antibody-of-past.ts';
import { groupsOnDay } from './rows-on-day.ts';

const MOTHERS_VACCINE = '278';
const LUNG_DISEASE = '017';

function dueOn(bornOn: string, ...noted: readonly string[]) {
  const observations = noted.map((code) => ({ code }));
  return antibodyWasDueOn(currentEditionOn, { bornOn: day(bornOn), sex: 'female', observations });
}

test.each([
  { bornOn: '2025-06-30', on: '2025-10-01' },
  { bornOn: '2025-07-01', on: '2025-10-01' },
  { bornOn: '2025-10-01', on: '2025-10-01' },
  { bornOn: '2026-03-31', on: '2026-03-31' },
  { bornOn: '2026-04-01', on: '2026-10-01' },
])('RSV antibody of a child born on $bornOn was due on $on: at birth from October to March, else in October', (of) => {
  expect(dueOn(of.bornOn)).toBe(of.on);
});

test('it was not due after the mother’s vaccine, but for lung disease in the second season', () => {
  expect(dueOn('2025-09-20', MOTHERS_VACCINE)).toBeNull();
  expect(dueOn('2025-09-20', MOTHERS_VACCINE, LUNG_DISEASE)).toBe('2026-10-01');
});

test('the question about the past asks a child with a second season for the antibody of the first', () => {
  const past = (bornOn: string, of: Partial<Parameters<typeof plannedChildOn>[0]> = {}) => {
    const child = plannedChildOn({ bornOn: day(bornOn), conditions: ['native'], ...of }, day('2026-11-24'));
    return [...groupsOnDay(child)(plannedGroup('rsv-ab')).past].map(([number, { on }]) => [number, on]);
  };

  expect(past('2026-02-20')).toEqual([[1, '2026-02-20']]);
  expect(past('2025-08-20')).toEqual([[1, '2025-10-01']]);
  expect(past('2026-05-20')).toEqual([]);
  expect(past('2026-02-20', { motherRsvVaccine: true })).toEqual([]);
  expect(past('2026-02-20', { doses: ofProduct('306', '2026-02-21') })).toEqual([]);
});
