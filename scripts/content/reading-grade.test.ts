import { describe, expect, test } from 'vitest';
import { readingGrade, sentencesOf, syllablesOf, wordsOf } from './reading-grade.ts';

const KNOWN = {
  1: 'the be milk smiles smiled squeals noise closed played care eyes phone work guard cried year 7',
  2: 'wanted needed noises little table giggled safety something someone closely movement housework social special quiet lying playing being going doctor uses faces changes reaches apple people bottle diet only shellfish 38 9.2',
  3: 'referral family equally quality attention idea area video sesame',
  4: 'intervention recognizes conversation usually anemia edamame avocado',
  5: 'developmental evaluation curiosity',
};

describe('how hard a text is to read', () => {
  test.each(Object.entries(KNOWN))('words of %s syllables', (count, words) => {
    const wrong = words.split(' ').filter((word) => syllablesOf(word) !== Number(count));

    expect(wrong).toEqual([]);
  });

  test('an apostrophe and a point in a number part no word, a hyphen does', () => {
    expect(wordsOf("Tell your state's program by 9.2 months: bye-bye!")).toEqual([
      'Tell',
      'your',
      "state's",
      'program',
      'by',
      '9.2',
      'months',
      'bye',
      'bye',
    ]);
    expect(sentencesOf('By 9.2 months. Sits?\nRuns\n\n')).toEqual(['By 9.2 months.', 'Sits?', 'Runs']);
  });

  test('is the grade of Flesch and Kincaid', () => {
    // 6 words in 1 sentence with 6 syllables, and 10 words in 2 sentences with 20.
    expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(-1.45, 10);
    expect(readingGrade('Doctor doctor doctor doctor doctor. Doctor doctor doctor doctor doctor.')).toBeCloseTo(
      9.96,
      10,
    );
    expect(readingGrade('')).toBeNaN();
  });
});
