import { createContext, useContext, useState } from 'react';
import type { Checkup, Question } from '#contract/checkups.ts';

/** Unsaved text; for an answer, also the question as it was when editing began. */
export type Draft = { readonly text: string; readonly seen?: Question };

/** Unsaved input by question or checkup id. Survives a card moving between groups. */
export const Drafts = createContext(new Map<string, Draft>());

/** Which forms of a checkup had drafts at first render. */
export function useHasDraft({ id, questions }: Checkup) {
  const drafts = useContext(Drafts);
  const [hasDraft] = useState(() => ({
    question: drafts.has(id),
    answer: questions.some((question) => drafts.has(question.id)),
  }));
  return hasDraft;
}
