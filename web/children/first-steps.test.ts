import { afterEach, expect, test, vi } from 'vitest';
import { firstStepsOf, offerFirstSteps, putAwayFirstStep } from './first-steps.ts';

function aBrowser() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

test('the first steps of a child are offered until each is put away', () => {
  const kept = aBrowser();
  offerFirstSteps('maya');

  expect(firstStepsOf('maya')).toEqual(['weight', 'parent']);
  expect(firstStepsOf('leo')).toEqual([]);
  expect(putAwayFirstStep('maya', 'weight')).toEqual(['parent']);
  expect(firstStepsOf('maya')).toEqual(['parent']);
  expect(putAwayFirstStep('maya', 'parent')).toEqual([]);
  expect([...kept]).toEqual([]);
});

test('those of a twin are offered beside those of the other', () => {
  aBrowser();
  offerFirstSteps('maya');
  putAwayFirstStep('maya', 'weight');
  offerFirstSteps('leo');

  expect(firstStepsOf('maya')).toEqual(['parent']);
  expect(firstStepsOf('leo')).toEqual(['weight', 'parent']);
});

test('what an earlier version kept for no child by name is forgotten', () => {
  const kept = aBrowser();
  kept.set('first-steps', 'weight');

  offerFirstSteps('maya');

  expect([...kept.keys()]).toEqual(['first-steps maya']);
});

test('a browser that keeps nothing offers nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  offerFirstSteps('maya');

  expect(firstStepsOf('maya')).toEqual([]);
});
