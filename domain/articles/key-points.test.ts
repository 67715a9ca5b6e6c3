import { expect, test } from 'vitest';
import { articleText } from './key-points.ts';
import { articleBlocks } from './markup.ts';

test('[ART-02] the key points stand apart from the text', () => {
  const { keyPoints, rest } = articleText('**Key points**\n\n- One.\n- Two.\n\n### Naps\n\nShort.');

  expect(keyPoints).toEqual([[{ text: 'One.', isStrong: false }], [{ text: 'Two.', isStrong: false }]]);
  expect(rest).toEqual(articleBlocks('### Naps\n\nShort.'));
});

test('[ART-02] key points with blank lines between them stand together', () => {
  expect(articleText('**Key points**\n\n- One.\n\n- Two.\n\nShort.').keyPoints).toHaveLength(2);
});

test.each([
  'Naps are short.\n\n- One.',
  '**Key points**\n\nNone today.',
  '- One.',
  '**Key points**',
  '### Key points\n\nNone.',
  '',
])('[ART-02] a text that begins otherwise has none, and all of it is shown: %j', (content) => {
  expect(articleText(content)).toEqual({ keyPoints: [], rest: articleBlocks(content) });
});
