import { afterEach, expect, test, vi } from 'vitest';
import { aStorage } from '#testing/web/a-storage.ts';
import { firstStepsOf, offerFirstSteps, putAwayFirstStep } from './first-steps.ts';

afterEach(() => vi.unstubAllGlobals());

test('the first steps of a child are offered until each is put away', () => {
  const kept = aStorage();
  offerFirstSteps('maya');

  expect(firstStepsOf('maya')).toEqual(['weight', 'parent']);
  expect(firstStepsOf('leo')).toEqual([]);
  expect(putAwayFirstStep('maya', 'weight')).toEqual(['parent']);
  expect(firstStepsOf('maya')).toEqual(['parent']);
  expect(putAwayFirstStep('maya', 'parent')).toEqual([]);
  expect([...kept]).toEqual([]);
});

test('those of a twin are offered beside those of the other', () => {
  aStorage();
  offerFirstSteps('maya');
  putAwayFirstStep('maya', 'weight');
  offerFirstSteps('leo');

  expect(firstStepsOf('maya')).toEqual(['parent']);
  expect(firstStepsOf('leo')).toEqual(['weight', 'parent']);
});

test('what an earlier version kept for no child by name is forgotten', () => {
  const kept = aStorage();
  kept.set('first-steps', 'weight');

  offerFirstSteps('maya');

  expect([...kept.keys()]).toEqual(['first-steps maya']);
});

test('a browser that keeps nothing offers nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  offerFirstSteps('maya');

  expect(firstStepsOf('maya')).toEqual([]);
});
