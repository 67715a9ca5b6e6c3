import { expect, test } from 'vitest';
import { factsText } from './facts-text.ts';

test('[ART-05] one sentence says how many facts were found where', () => {
  expect(factsText({ confirmed: 6, secondary: 2, corrected: 1, notFound: 0 })).toBe(
    'Of 9 facts in this article, 6 are confirmed by an authority, a hospital or a university; 2 were found on other pages only; 1 was changed to what the source says.',
  );
  expect(factsText({ confirmed: 1, secondary: 0, corrected: 0, notFound: 0 })).toBe(
    'Of 1 fact in this article, 1 is confirmed by an authority, a hospital or a university.',
  );
  expect(factsText({ confirmed: 0, secondary: 1, corrected: 2, notFound: 3 })).toBe(
    'Of 6 facts in this article, 1 was found on other pages only; 2 were changed to what the source says; 3 were not found again.',
  );
  expect(factsText({ confirmed: 1, secondary: 0, corrected: 0, notFound: 1 })).toBe(
    'Of 2 facts in this article, 1 is confirmed by an authority, a hospital or a university; 1 was not found again.',
  );
});

test('an article without facts says nothing of them', () => {
  expect(factsText({ confirmed: 0, secondary: 0, corrected: 0, notFound: 0 })).toBe('');
});
