import { expect, test } from 'vitest';
import { listText } from './list-text.ts';

test('names are listed as one says them', () => {
  expect(listText(['Maya'])).toBe('Maya');
  expect(listText(['Maya', 'Leo'])).toBe('Maya and Leo');
  expect(listText(['Maya', 'Leo', 'Noah'])).toBe('Maya, Leo and Noah');
  expect(listText([])).toBe('');
});
