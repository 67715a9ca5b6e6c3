import { expect, test } from 'vitest';
import { draftAsText } from './draft-as-text.ts';
import { typedOf } from './read-draft.ts';

const titleOf = (rule: string) => (rule === 'rf-fever' ? 'Fever' : 'Choking now');
const begun = { ...typedOf(null), title: 'First Foods', content: 'One\n\nTwo' };

test('[ART-04] everything typed can be taken along as plain text', () => {
  const text = draftAsText(
    {
      ...begun,
      summary: 'Short.',
      category: 'Nutrition',
      ageRange: '4-9 months',
      slug: 'first-foods-2',
      pictureId: 'a',
      redFlags: ['rf-choking', 'rf-fever'],
      sources: [
        { text: 'CDC, 2026', address: 'https://example.org/foods' },
        { text: '', address: '' },
      ],
      checkedOn: '2026-11-20',
      reviewedBy: 'Ada Okafor, MD',
    },
    titleOf,
  );

  expect(text.split('\n\n')).toEqual([
    'First Foods',
    'Short.',
    'One',
    'Two',
    'Category: Nutrition\nAge range: 4-9 months\nSlug: first-foods-2\nPicture: an uploaded picture\nFacts checked on: 2026-11-20\nReviewed by: Ada Okafor, MD',
    '“When to call”:\n- Choking now\n- Fever',
    'Sources:\n- CDC, 2026 https://example.org/foods',
  ]);
});

test('[ART-04] what was not typed is left out', () => {
  expect(draftAsText(begun, titleOf)).toBe('First Foods\n\nOne\n\nTwo');
});
