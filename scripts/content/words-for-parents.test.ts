import { describe, expect, test } from 'vitest';
import { gradeProblems, styleProblems, wordProblems } from './words-for-parents.ts';

const text = (...pieces: string[]) => [{ where: 'a text', pieces }];

describe('texts for parents', () => {
  test('of a hard word among easy ones nothing is said, of a hard text its grade', () => {
    expect(gradeProblems(text('Recognizes you', 'Runs to the ball', 'Likes a book'))).toEqual([]);
    expect(gradeProblems(text('Developmental evaluation.'))).toEqual(['a text: grade 44.2']);
  });

  test('a sentence of 25 words is too long, though the text is easy', () => {
    const of = (words: number) => Array.from({ length: words }, () => 'go').join(' ');

    expect(gradeProblems(text(`${of(24)}. Go.`))).toEqual([]);
    expect(gradeProblems(text(`${of(25)}. Go.`))).toEqual([`a text: a sentence of 25 words: ${of(25)}.`]);
  });

  test('words that judge a child are found, in any letters, but not inside others nor where they mean something else', () => {
    expect(wordProblems(text('Falls Behind', 'a normal day', 'fails', 'Oops'))).toEqual([
      "a text: 'Behind'",
      "a text: 'normal'",
      "a text: 'fails'",
      "a text: 'Oops'",
    ]);
    expect(wordProblems(text('Adjusts the toy'))).toEqual([]);
    expect(wordProblems(text('Hunts for a toy you just hid'), { 'a text': 'just' })).toEqual([]);
    expect(wordProblems(text('Hunts for a toy you just hid'), { another: 'just' })).toEqual(["a text: 'just'"]);
  });

  test('blanks and quotes that are not straight are found', () => {
    expect(styleProblems(text("It's fine: 'yes'"))).toEqual([]);
    expect(styleProblems(text(' a', 'b ', 'c  d', 'it’s', '', 'one – two'))).toHaveLength(6);
  });
});
