import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsOf } from '#testing/web/words-of.ts';
import { BirthFields } from './birth-fields.tsx';

test('[decision 79] the mother’s RSV vaccine is asked about in the words of the question about the birth', () => {
  const words = wordsOf(renderToStaticMarkup(<BirthFields child={null} units="metric" errors={{}} />));

  expect(words).toContain('Yes, at least 14 days before the birth No, or less than 14 days before the birth');
});

test('the mother’s test of hepatitis B is that of the surface antigen, not of antibodies', () => {
  const words = wordsOf(renderToStaticMarkup(<BirthFields child={null} units="metric" errors={{}} />));

  expect(words).toContain("Mother's hepatitis B test (HBsAg)");
  expect(words).toContain('A positive antibody test (anti-HBs) is another test: it means protected');
});
