import { describe, expect, test } from 'vitest';
import { filledText } from './visit-words.ts';

describe('[decision 76] what will be saved of a visit is said in one line', () => {
  test.each([
    { filled: { shots: 5, measured: ['weight', 'height'], answers: 1 }, text: '5 shots, weight and height, 1 answer' },
    {
      filled: { shots: 1, measured: ['weight', 'height', 'head'], answers: 0 },
      text: '1 shot, weight, height and head',
    },
    { filled: { shots: 0, measured: [], answers: 2 }, text: '2 answers' },
    { filled: { shots: 0, measured: [], answers: 0 }, text: '' },
  ] as const)('$text', ({ filled, text }) => {
    expect(filledText(filled)).toBe(text);
  });
});
