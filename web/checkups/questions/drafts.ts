import { createContext, useContext, useState } from 'react';
import type { Checkup, Question } from '#contract/checkups.ts';

/** A text that is not saved yet; of an answer also the question as it was when the answer was begun. */
export type Draft = { readonly text: string; readonly seen?: Question };

/** What is typed on the page and not saved yet, by the id of its question or checkup: it outlives a card that moves. */
export const Drafts = createContext(new Map<string, Draft>());

/** Which forms of a checkup something stood in when it was first drawn. */
export function useBegun({ id, questions }: Checkup) {
  const drafts = useContext(Drafts);
  const [begun] = useState(() => ({
    isQuestion: drafts.has(id),
    isAnswer: questions.some((question) => drafts.has(question.id)),
  }));
  return begun;
}
