import type { QueryClient } from '@tanstack/react-query';
import { factsOf, type AnswerFacts } from './answer-facts.ts';

/** Null takes the answer back; undefined where nothing was pressed. */
type Next = AnswerFacts | null | undefined;

/** Of what is being saved, by child and milestone, what was pressed since. */
const ofClients = new WeakMap<QueryClient, Map<string, Next>>();

/** Which milestones of a child are being saved, each with the last press that waits for that. */
export function pressesOf(client: QueryClient, childId: string) {
  const saving = ofClients.get(client) ?? new Map<string, Next>();
  ofClients.set(client, saving);
  const key = (milestoneId: string) => `${childId} ${milestoneId}`;
  return {
    begin: (milestoneId: string) => {
      if (!saving.has(key(milestoneId))) saving.set(key(milestoneId), undefined);
    },
    /** @returns false where nothing is being saved that a press would wait for */
    wait: (milestoneId: string, facts: AnswerFacts | null): boolean => {
      if (!saving.has(key(milestoneId))) return false;
      saving.set(key(milestoneId), facts);
      return true;
    },
    /** The press that waits, unless it says what is stored by now. The milestone counts as being saved on. */
    takeNext: (milestoneId: string, stored: AnswerFacts | null): Next => {
      const next = saving.get(key(milestoneId));
      saving.set(key(milestoneId), undefined);
      return next !== undefined && isSame(next, stored) ? undefined : next;
    },
    /** @returns the press that waited */
    end: (milestoneId: string): Next => {
      const next = saving.get(key(milestoneId));
      saving.delete(key(milestoneId));
      return next;
    },
  };
}

function isSame(one: AnswerFacts | null, other: AnswerFacts | null): boolean {
  return JSON.stringify(one && factsOf(one)) === JSON.stringify(other && factsOf(other));
}
