import { useState } from 'react';
import type { Checkup } from '#contract/checkups.ts';
import { typedText } from '#web/client/form/typed-text.ts';

/** By question. */
export type VisitAnswersDraft = Readonly<Record<string, string>>;

/** The answers noted at a visit, as a part of its form. */
export function useVisitAnswers({ questions }: Checkup, draft: VisitAnswersDraft | undefined) {
  const [open] = useState(() => questions.filter(({ answer }) => answer === null).map(({ id }) => id));
  const [typed, setTyped] = useState<VisitAnswersDraft>(draft ?? {});
  const asked = questions.filter(({ id, answer }) => answer === null || open.includes(id));
  return {
    asked,
    typed,
    count: asked.filter(({ id }) => (typed[id] ?? '').trim() !== '').length,
    noteTyped: (data: FormData) =>
      setTyped(Object.fromEntries(asked.map(({ id }, n) => [id, typedText(data, answerName(n))]))),
    /** Those left empty, too. */
    read: (data: FormData) =>
      asked.map(({ id, version }, n) => ({
        questionId: id,
        answer: typedText(data, answerName(n)).trim(),
        version,
      })),
  };
}

export type VisitAnswersState = ReturnType<typeof useVisitAnswers>;

export function answerName(n: number): string {
  return `answers.${n}.answer`;
}
