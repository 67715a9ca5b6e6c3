import type { AnswerAboutBirth } from '#contract/vaccines/past.ts';
import type { BirthAnswers, BirthQuestion } from '#domain/vaccines/birth/birth-questions.ts';

type Choice = { readonly answer: AnswerAboutBirth['answer']; readonly label: string };

const no = { answer: 'no', label: 'No' } as const;
const unknown = { answer: 'unknown', label: 'I do not know' } as const;

export const birthChoices: Readonly<Record<BirthQuestion, readonly Choice[]>> = {
  'hepatitis-b': [{ answer: 'yes', label: 'Yes' }, no, unknown],
  'mother-rsv': [
    { answer: 'yes', label: 'Yes, at least 14 days before the birth' },
    { answer: 'later', label: 'Yes, less than 14 days before the birth' },
    no,
    unknown,
  ],
  'mother-hepatitis-b': [{ answer: 'positive', label: 'Positive' }, { answer: 'negative', label: 'Negative' }, unknown],
};

/** The answer that is kept, which is the same for 'no' and 'later'. */
export function keptAnswerText(question: BirthQuestion, answerKept: NonNullable<BirthAnswers[BirthQuestion]>): string {
  if (question === 'mother-rsv' && answerKept === 'no') return 'No, or less than 14 days before the birth';
  return birthChoices[question].find(({ answer }) => answer === answerKept)?.label ?? '';
}

const MOTHER_HAD = 'the mother had the RSV vaccine';
const TEST = 'the mother’s hepatitis B test (HBsAg)';

const kept: Readonly<Record<BirthQuestion, Readonly<Partial<Record<AnswerAboutBirth['answer'], string>>>>> = {
  'hepatitis-b': {
    yes: 'hepatitis B was given in the hospital',
    no: 'hepatitis B was not given in the hospital',
    unknown: 'you do not know whether hepatitis B was given in the hospital',
  },
  'mother-rsv': {
    yes: `${MOTHER_HAD} at least 14 days before the birth`,
    later: `${MOTHER_HAD} less than 14 days before the birth`,
    no: 'the mother did not have the RSV vaccine',
    unknown: `you do not know whether ${MOTHER_HAD}`,
  },
  'mother-hepatitis-b': {
    positive: `${TEST} was positive`,
    negative: `${TEST} was negative`,
    unknown: `you do not know what ${TEST} said`,
  },
};

/** @param keptFor 'Kept for Ida' */
export function answerKeptText(keptFor: string, { question, answer }: AnswerAboutBirth): string {
  return `${keptFor}: ${kept[question][answer] ?? ''}.`;
}
