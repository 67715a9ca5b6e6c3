import type { AnswerAboutBirth } from '#contract/vaccines/past.ts';
import type { BirthAnswer, BirthQuestion } from '#domain/vaccines/birth/birth-questions.ts';

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
};

/** The answer that is kept, which is the same for 'no' and 'later'. */
export function keptAnswerText(question: BirthQuestion, kept: BirthAnswer): string {
  if (question === 'mother-rsv' && kept === 'no') return 'No, or less than 14 days before the birth';
  return birthChoices[question].find(({ answer }) => answer === kept)?.label ?? '';
}
