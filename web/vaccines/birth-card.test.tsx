import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addDays } from '#domain/time/day.ts';
import type { PlannedDose } from '#contract/vaccines.ts';
import type { BirthQuestion } from '#domain/vaccines/birth/birth-questions.ts';
import { dtapDue } from '#testing/vaccines/vaccine-replies.ts';
import { childrenOf, maya } from '#testing/web/replies.ts';
import { withChildren } from '#testing/web/with-children.tsx';
import { wordsOf } from '#testing/web/words-of.ts';
import { answerKeptText, keptAnswerText } from './birth-answers.ts';
import { BirthCard } from './birth-card.tsx';

const askedAt = (ageDays: number, planned: readonly PlannedDose[], ...questions: BirthQuestion[]) => {
  const plan = { birthQuestions: questions, planned: [...planned], asOf: addDays(maya.bornOn, ageDays) };
  const card = <BirthCard child={maya} plan={plan} />;
  return wordsOf(renderToStaticMarkup(withChildren(childrenOf(maya), card)));
};
const CALL_THIS_WEEK = "Don't know? Call your doctor this week: the shot does not wait for a visit.";
const asked = (...questions: BirthQuestion[]) => askedAt(1, [], ...questions);

test('the questions about the birth are counted', () => {
  expect(asked('hepatitis-b', 'mother-rsv')).toContain('Two questions about the birth');
  expect(asked('hepatitis-b', 'mother-rsv', 'mother-hepatitis-b')).toContain('Three questions about the birth');
  expect(asked('mother-rsv')).toContain('One question about the birth');
});

test.each([
  { ageDays: 0, says: "Don't know? Ask the nurse or doctor now." },
  { ageDays: 2, says: "Don't know? Ask the nurse or doctor now." },
  { ageDays: 3, says: "Don't know? Call the hospital or your doctor today." },
  { ageDays: 27, says: "Don't know? Call the hospital or your doctor today." },
  { ageDays: 28, says: "Don't know? Ask at the next visit." },
])('whoever is not sure asks at once while the shots are for the first days: day $ageDays', ({ ageDays, says }) => {
  expect(askedAt(ageDays, [], 'hepatitis-b', 'mother-rsv')).toContain(says);
});

test.each([
  { ageDays: 2, dueInDays: 0, status: 'upcoming', says: "Don't know? Ask the nurse or doctor now." },
  { ageDays: 27, dueInDays: 0, status: 'upcoming', says: "Don't know? Call the hospital or your doctor today." },
  { ageDays: 28, dueInDays: 0, status: 'overdue', says: CALL_THIS_WEEK },
  { ageDays: 28, dueInDays: 1, status: 'upcoming', says: "Don't know? Ask at the next visit." },
  { ageDays: 28, dueInDays: 0, status: 'declined', says: "Don't know? Ask at the next visit." },
] as const)(
  'whoever is not sure while the RSV antibody is due does not wait for a visit: day $ageDays, $status',
  (of) => {
    const { ageDays, dueInDays, status, says } = of;
    const dueOn = addDays(maya.bornOn, ageDays + dueInDays);
    const antibody: PlannedDose = { ...dtapDue, vaccine: 'rsv-ab', number: 1, dueOn, status };
    expect(askedAt(ageDays, [antibody], 'mother-rsv')).toContain(says);
    expect(askedAt(ageDays, [antibody], 'mother-hepatitis-b')).not.toContain(CALL_THIS_WEEK);
  },
);

test.each([
  { ageDays: 2, says: "Don't know? Ask the nurse or doctor now; some babies need a second shot within 7 days." },
  {
    ageDays: 3,
    says: "Don't know? Call the hospital or your doctor today; some babies need a second shot within 7 days.",
  },
  {
    ageDays: 7,
    says: "Don't know? Call the hospital or your doctor today; some babies need a second shot within 7 days.",
  },
])('why the mother’s test is asked about today is said in one line: day $ageDays', ({ ageDays, says }) => {
  expect(askedAt(ageDays, [], 'mother-hepatitis-b')).toContain(says);
  expect(askedAt(ageDays, [], 'hepatitis-b', 'mother-rsv')).not.toContain('within 7 days');
  expect(askedAt(8, [], 'mother-hepatitis-b')).not.toContain('within 7 days');
});

test('a grandmother who may only look reads it too', () => {
  const child = { ...maya, may: 'view' as const, isPrimary: false };
  const plan = { birthQuestions: ['mother-hepatitis-b' as const], planned: [], asOf: addDays(maya.bornOn, 3) };
  const said = wordsOf(renderToStaticMarkup(withChildren(childrenOf(child), <BirthCard child={child} plan={plan} />)));

  expect(said).toContain('some babies need a second shot within 7 days');
  expect(said).not.toContain('Undo');
});

test('the answers stand in the papers of the hospital, or in the mother’s own', () => {
  expect(asked('mother-rsv')).toContain('The hospital papers or the mother’s own records have the answers.');
});

test('which test of hepatitis B is meant is said, and that antibodies are another one', () => {
  expect(asked('mother-hepatitis-b')).toContain(
    'What did the mother’s hepatitis B test (HBsAg) say? ' +
      'The surface antigen, HBsAg, in this pregnancy or at the birth. A positive antibody test (anti-HBs) is another ' +
      'test: it means protected. Not sure: choose “I do not know”. Positive Negative I do not know',
  );
});

test.each([
  { answer: 'positive', says: 'Kept: the mother’s hepatitis B test (HBsAg) was positive.' },
  { answer: 'unknown', says: 'Kept: you do not know what the mother’s hepatitis B test (HBsAg) said.' },
] as const)('what was answered of the mother’s test is said again: $answer', ({ answer, says }) => {
  expect(answerKeptText('Kept', { question: 'mother-hepatitis-b', answer })).toBe(says);
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
