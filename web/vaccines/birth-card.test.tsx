import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addDays } from '#domain/time/day.ts';
import type { BirthQuestion } from '#domain/vaccines/birth/birth-questions.ts';
import { childrenOf, maya } from '#testing/web/replies.ts';
import { withChildren } from '#testing/web/with-children.tsx';
import { wordsOf } from '#testing/web/words-of.ts';
import { keptAnswerText } from './birth-answers.ts';
import { BirthCard } from './birth-card.tsx';

const askedAt = (ageDays: number, ...questions: BirthQuestion[]) => {
  const card = <BirthCard child={maya} questions={questions} today={addDays(maya.bornOn, ageDays)} />;
  return wordsOf(renderToStaticMarkup(withChildren(childrenOf(maya), card)));
};
const asked = (...questions: BirthQuestion[]) => askedAt(1, ...questions);

test('the questions about the birth are counted', () => {
  expect(asked('hepatitis-b', 'mother-rsv')).toContain('Two questions about the birth');
  expect(asked('hepatitis-b', 'mother-rsv', 'mother-hepatitis-b')).toContain('Three questions about the birth');
  expect(asked('mother-rsv')).toContain('One question about the birth');
});

test.each([
  { ageDays: 0, says: 'Not sure? Ask the nurse or doctor now.' },
  { ageDays: 2, says: 'Not sure? Ask the nurse or doctor now.' },
  { ageDays: 3, says: 'Not sure? Call the hospital or your doctor today.' },
  { ageDays: 27, says: 'Not sure? Call the hospital or your doctor today.' },
  { ageDays: 28, says: 'Not sure? Ask at the next visit.' },
])('whoever is not sure asks at once while the shots are for the first days: day $ageDays', ({ ageDays, says }) => {
  expect(askedAt(ageDays, 'hepatitis-b', 'mother-rsv')).toContain(says);
});

test('which pregnancy is meant is said of the RSV vaccine alone', () => {
  const which = 'The pregnancy with this child, not an earlier one.';

  expect(asked('mother-rsv')).toContain(which);
  expect(asked('hepatitis-b')).not.toContain(which);
});

test('that the mother had the vaccine too late is said by days', () => {
  expect(asked('mother-rsv')).toMatch(
    /Yes, at least 14 days before the birth Yes, less than 14 days before the birth No I do not know/,
  );
});

test.each([
  { question: 'hepatitis-b', kept: 'no', text: 'No' },
  { question: 'hepatitis-b', kept: 'unknown', text: 'I do not know' },
  { question: 'mother-hepatitis-b', kept: 'positive', text: 'Positive' },
  { question: 'mother-rsv', kept: 'yes', text: 'Yes, at least 14 days before the birth' },
  { question: 'mother-rsv', kept: 'no', text: 'No, or less than 14 days before the birth' },
] as const)('an answer that another parent gave is told in full: $question $kept', ({ question, kept, text }) => {
  expect(keptAnswerText(question, kept)).toBe(text);
});
