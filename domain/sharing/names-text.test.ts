import { expect, test } from 'vitest';
import { namesText } from './names-text.ts';

test('names are listed as one says them', () => {
  expect(namesText(['Maya'])).toBe('Maya');
  expect(namesText(['Maya', 'Leo'])).toBe('Maya and Leo');
  expect(namesText(['Maya', 'Leo', 'Noah'])).toBe('Maya, Leo and Noah');
  expect(namesText([])).toBe('');
});
