import { expect, test } from 'vitest';
import { readMarkdown } from './markdown.ts';

const facts = '---\ntitle: Terms\nsource: own: by us\n---\n';

test('the facts above a text are read by their names', () => {
  const text = readMarkdown(`${facts}\nHello.\n`);

  expect([...text.facts]).toEqual([
    ['title', 'Terms'],
    ['source', 'own: by us'],
  ]);
});

test('headings, paragraphs and lists each become a block', () => {
  const { blocks } = readMarkdown(
    `${facts}\n## Who may use it?\n\nOne line\nand the next.\n\n- a\n- b\n\n1. first\n2. second\n`,
  );

  expect(blocks).toEqual([
    { kind: 'heading', level: 2, id: 'who-may-use-it', text: 'Who may use it?' },
    { kind: 'paragraph', line: [{ kind: 'text', text: 'One line and the next.' }] },
    { kind: 'bullets', lines: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]] },
    { kind: 'steps', lines: [[{ kind: 'text', text: 'first' }], [{ kind: 'text', text: 'second' }]] },
  ]);
});

test('strong words, links and blanks are found inside a line', () => {
  const { blocks } = readMarkdown(`${facts}\n**Ask** {operator} or [read](/terms).\n`);

  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      line: [
        { kind: 'strong', text: 'Ask' },
        { kind: 'text', text: ' ' },
        { kind: 'blank', text: 'operator' },
        { kind: 'text', text: ' or ' },
        { kind: 'link', text: 'read', href: '/terms' },
        { kind: 'text', text: '.' },
      ],
    },
  ]);
});

test.each([
  { fault: 'no facts', text: 'Hello.' },
  { fault: 'a fact without a name', text: '---\nTerms\n---\nHello.' },
  { fault: 'a title of level 1', text: `${facts}# Hello` },
])('a text with $fault is refused', ({ text }) => {
  expect(() => readMarkdown(text)).toThrow(SyntaxError);
});
