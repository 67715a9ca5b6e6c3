import { expect, test } from 'vitest';
import { tellsOfState } from './told-state.ts';

test.each([
  'her lips are weird',
  'tick bite ring rash',
  'he ate grass',
  'her eyes keep wandering',
  'his elbow looks funny',
  'hand stuck in a jar',
  'she isnt using her thumb',
  'slipped in the kitchen',
  'cant hear since the plane',
])("[AI-04] '%s' tells of a child's body", (message) => {
  expect(tellsOfState(message)).toBe(true);
});

test.each([
  'when do babies eat eggs',
  'what can she eat at 9 months',
  'her nose is stuffy, can i use a humidifier',
  'diaper rash since yesterday, what cream',
  'is it normal that he sweats',
  'wakes up every hour at night',
  'she says no to everything',
  'fell asleep in the stroller',
  'dropped the nap last week',
  'bites her brother',
])("[AI-04] '%s' does not", (message) => {
  expect(tellsOfState(message)).toBe(false);
});
