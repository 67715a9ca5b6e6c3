import { expect, test } from 'vitest';
import { draftDifferences } from './draft-differences.ts';
import { typedOf } from './read-draft.ts';

const article = { ...typedOf(null), title: 'First Foods', content: 'One\n\nTwo', redFlags: ['rf-fever'] };

test('[ART-04] two versions are told apart by their facts, and by the lines that only one of them has', () => {
  const other = { ...article, category: 'Nutrition', content: 'One\n\nThree', pictureId: 'a', slug: 'foods' };

  expect(draftDifferences(article, other)).toEqual([
    { name: 'Content', before: 'Two', now: 'Three' },
    { name: 'Category', before: 'none', now: 'Nutrition' },
    { name: 'Slug', before: 'from the title', now: 'foods' },
    { name: 'Picture', before: 'a drawing', now: 'an uploaded picture' },
  ]);
});

test('[ART-04] lines in another order are a difference; the same text is none', () => {
  expect(draftDifferences(article, { ...article, content: 'Two\n\nOne' })).toEqual([
    { name: 'Content', before: 'the same lines', now: 'in another order' },
  ]);
  expect(draftDifferences(article, article)).toEqual([]);
});
