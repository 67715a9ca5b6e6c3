import { expect, test } from 'vitest';
import { draftDifferences } from './draft-differences.ts';
import { typedOf, type TypedDraft } from './read-draft.ts';

const titleOf = (rule: string) => (rule === 'rf-fever' ? 'Fever' : 'Choking now');

const article = { ...typedOf(null), title: 'First Foods', content: 'One\n\nTwo', redFlags: ['rf-fever'] };

test('[ART-04] two versions are told apart by their facts, and by the lines that only one of them has', () => {
  const other = { ...article, category: 'Nutrition', content: 'One\n\nThree', pictureId: 'a', slug: 'foods' };

  expect(draftDifferences(article, other, titleOf)).toEqual([
    { name: 'Content', before: 'Two', now: 'Three' },
    { name: 'Category', before: 'none', now: 'Nutrition' },
    { name: 'Slug', before: 'from the title', now: 'foods' },
    { name: 'Picture', before: 'a drawing', now: 'an uploaded picture' },
  ]);
});

test('[ART-04] lines in another order are a difference; the same text is none', () => {
  expect(draftDifferences(article, { ...article, content: 'Two\n\nOne' }, titleOf)).toEqual([
    { name: 'Content', before: 'the same lines', now: 'in another order' },
  ]);
  expect(draftDifferences(article, article, titleOf)).toEqual([]);
});

test("[ART-04] rules of 'When to call' are told apart by their titles", () => {
  expect(draftDifferences(article, { ...article, redFlags: ['rf-choking'] }, titleOf)).toEqual([
    { name: '“When to call”', before: 'Fever', now: 'Choking now' },
  ]);
});

test('[ART-04] a difference in any field is shown', () => {
  const other = {
    title: 'Beans',
    summary: 'Short.',
    content: 'Three',
    category: 'Sleep',
    ageRange: '4-9 months',
    slug: 'beans',
    sources: [{ text: 'CDC, 2026', address: '' }],
    checkedOn: '2026-11-20',
    reviewedBy: 'Ada Okafor, MD',
    pictureId: 'a',
    redFlags: [],
  } satisfies TypedDraft;

  const unseen = Object.entries(other).filter(
    ([field, value]) => draftDifferences(article, { ...article, [field]: value }, titleOf).length !== 1,
  );

  expect(unseen).toEqual([]);
});
