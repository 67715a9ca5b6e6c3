import { expect, test } from 'vitest';
import { plannedChildOn } from '#testing/vaccines/vaccine-record.ts';
import { day } from '#domain/time/day.ts';
import { visitsOnDay } from '../../planned/visits-on-day.ts';
import { vaccineNames } from '../names-data.ts';
import { notPlannedWords } from './not-planned-words.ts';

type Child = Omit<Parameters<typeof plannedChildOn>[0], 'bornOn'>;

const bornOn = day('2025-06-15');

function whyNot(group: string, child: Child): string | null {
  const of = plannedChildOn({ bornOn, ...child }, day('2026-06-15'));
  const left = visitsOnDay(of).notPlanned.find(({ vaccineGroup }) => vaccineGroup === group);
  return left ? notPlannedWords(of, vaccineNames)(left) : null;
}

test.each([
  ['a declined vaccine', { decision: 'declined', until: null }, 'Declined.'],
  ['one that is put off', { decision: 'deferred', until: null }, 'Put off.'],
  [
    'one that is put off until a day',
    { decision: 'deferred', until: day('2028-01-15') },
    'Put off until January 15, 2028.',
  ],
] as const)('%s reads as the family decided', (_, decision, text) => {
  expect(whyNot('Varicella', { decided: { var: decision } })).toBe(text);
});

test('a vaccine that a doctor is asked about first, or must not be given, reads as its rows do', () => {
  expect(whyNot('MMR', { conditions: ['weak-immune-system'] })).toMatch(/^Ask the doctor/);
  expect(whyNot('MMR', { conditions: ['reaction-mmr'] })).toMatch(/Ask the doctor\.$/);
});

test('a vaccine that the schedule leaves to the family and the doctor reads so', () => {
  expect(whyNot('Rotavirus', {})).toBeNull();
  expect(whyNot('Influenza', { authority: 'cdc-2026-01' })).toBe(
    'Left to you and the doctor by the schedule that is chosen.',
  );
});
