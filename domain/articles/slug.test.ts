import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Fever by Age: What to Do', 'fever-by-age-what-to-do'],
  ['  Naps   by Age -- and When They End  ', 'naps-by-age-and-when-they-end'],
  ['«Crème» fraîche & co.', 'crme-frache-co'],
  ['--- 911! ---', '911'],
  ['привет', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ['a'.repeat(70), 'a'.repeat(60)],
])('[ART-03] the address of %j is %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
