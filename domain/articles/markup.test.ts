import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleBlocks, plainLines } from './markup.ts';

const plain = (text: string) => [{ text, isStrong: false }];

test('[ART-02] paragraphs, bullets, numbered lines and subheadings are told apart', () => {
  const content = 'One\nand the same.\n\n### A heading\n\n- first\n- second\n\n1. one\n2. two\n\nThe end.';

  expect(articleBlocks(content)).toEqual([
    { kind: 'paragraph', line: plain('One and the same.') },
    { kind: 'heading', line: plain('A heading') },
    { kind: 'bullets', lines: [plain('first'), plain('second')] },
    { kind: 'steps', first: 1, lines: [plain('one'), plain('two')] },
    { kind: 'paragraph', line: plain('The end.') },
  ]);
});

test('[ART-02] a list may follow its line and its heading without a blank line', () => {
  expect(articleBlocks('### Do this\nFirst:\n- a\n- b').map(({ kind }) => kind)).toEqual([
    'heading',
    'paragraph',
    'bullets',
  ]);
});

test('[ART-02] what stands between two stars each is bold, and a mark without its pair is text', () => {
  expect(articleBlocks('Call **now**, not ** later')).toEqual([
    {
      kind: 'paragraph',
      line: [
        { text: 'Call ', isStrong: false },
        { text: 'now', isStrong: true },
        { text: ', not ** later', isStrong: false },
      ],
    },
  ]);
});

test('[ART-02] each of several bold parts is bold, also at the beginning and the end', () => {
  expect(articleBlocks('**Call** or **text**')).toEqual([
    {
      kind: 'paragraph',
      line: [
        { text: 'Call', isStrong: true },
        { text: ' or ', isStrong: false },
        { text: 'text', isStrong: true },
      ],
    },
  ]);
});

test('[ART-02] headings that follow each other are two, and empty lines are nothing', () => {
  expect(articleBlocks('\n### One\n### Two\n\n \n\n\tSmall text.\r\n\r\n')).toEqual([
    { kind: 'heading', line: plain('One') },
    { kind: 'heading', line: plain('Two') },
    { kind: 'paragraph', line: plain('Small text.') },
  ]);
  expect(articleBlocks('')).toEqual([]);
});

test('[ART-02] HTML and other markup are plain text', () => {
  const content = '<script>alert(1)</script> [a](javascript:b) # no heading';
  expect(articleBlocks(content)).toEqual([{ kind: 'paragraph', line: plain(content) }]);
});

test('[ART-02] steps and bullets with blank lines between them are one list', () => {
  expect(articleBlocks('1. Wash.\n\n2. Dry.\n \n3. Cook.\n\n- a\n\n- b')).toEqual([
    { kind: 'steps', first: 1, lines: [plain('Wash.'), plain('Dry.'), plain('Cook.')] },
    { kind: 'bullets', lines: [plain('a'), plain('b')] },
  ]);
});

test('[ART-02] a step keeps its number after a paragraph, and a list that starts over is another one', () => {
  expect(articleBlocks('1. Wash.\n\nThen wait.\n\n2. Dry.\n3. Cook.\n\n1. Eat.')).toEqual([
    { kind: 'steps', first: 1, lines: [plain('Wash.')] },
    { kind: 'paragraph', line: plain('Then wait.') },
    { kind: 'steps', first: 2, lines: [plain('Dry.'), plain('Cook.')] },
    { kind: 'steps', first: 1, lines: [plain('Eat.')] },
  ]);
});

test('[ART-02] paragraphs with a blank line between them are two', () => {
  expect(articleBlocks('One.\n\nTwo.')).toEqual([
    { kind: 'paragraph', line: plain('One.') },
    { kind: 'paragraph', line: plain('Two.') },
  ]);
});

test('[ART-02] a heading and a step need no space after their mark, and a number with a decimal stays text', () => {
  expect(articleBlocks('###Steps\n1.Wash\n2.**Dry**\n\n2.5 ounces\n\n####No heading')).toEqual([
    { kind: 'heading', line: plain('Steps') },
    { kind: 'steps', first: 1, lines: [plain('Wash'), [{ text: 'Dry', isStrong: true }]] },
    { kind: 'paragraph', line: plain('2.5 ounces') },
    { kind: 'paragraph', line: plain('####No heading') },
  ]);
});

test('[ART-02] no word of a text is lost, whatever it holds', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '**', '- b', '1. c', '### d', '\n', '\n\n', ' e', '<i>')), (parts) => {
      const content = parts.join('');
      const letters = (text: string) => text.replaceAll(/[^a-e<>i]/g, '');
      expect(letters(plainLines(content).join(''))).toBe(letters(content));
    }),
  );
});
