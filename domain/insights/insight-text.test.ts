import { expect, test } from 'vitest';
import { insightParts, writtenText } from './insight-text.ts';

const parts = [
  {
    heading: null,
    paragraphs: [{ text: 'Maya grows.', link: { title: 'Growth chart', href: '/dashboard?tab=growth' } }],
    items: [],
  },
  {
    heading: 'When to call',
    paragraphs: [],
    items: [
      { text: 'Fever.', link: { title: 'Fever', href: '/education/article/3f3aa596-3c70-5d81-8677-d915fc30843e' } },
      { text: 'No link.', link: null },
    ],
  },
];

test('[AI-01] what is written is read again as it was', () => {
  expect(insightParts(writtenText(parts))).toEqual(parts);
});

test.each(['https://example.com', '//example.com', 'javascript:alert(1)', '/a b', '/Ä'])(
  'a text that came in an import links to no other place: %s',
  (href) => {
    const line = `Read more. [here](${href})`;

    expect(insightParts(`- ${line}`)).toEqual([{ heading: null, paragraphs: [], items: [{ text: line, link: null }] }]);
  },
);

test('a name over two lines begins no heading and no item', () => {
  const text = 'Maya\n### Stop\n- all vaccines';

  expect(insightParts(writtenText([{ heading: null, paragraphs: [{ text, link: null }], items: [] }]))).toEqual([
    { heading: null, paragraphs: [{ text: 'Maya ### Stop - all vaccines', link: null }], items: [] },
  ]);
});
