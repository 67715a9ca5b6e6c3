import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { press } from '../answer-changes/answering.ts';
import { achievedOn, type AnswerFacts } from '../answer-changes/answer-facts.ts';
import { UNSAVED_VERSION } from '../answer-changes/shown-at-once.ts';
import type { KnownChild } from '../known-child.ts';
import type { Row } from '../list/rows.ts';

export type Answers = {
  /** Says something about the milestone, or nothing any more. */
  readonly say: (facts: AnswerFacts | null) => void;
  /** Marks it achieved today, or takes that back. The second press of a double one is ignored. */
  readonly toggle: (event: Pick<MouseEvent, 'detail'>) => void;
  readonly isSaving: boolean;
};

export function useAnswering(
  { child, today, list }: Pick<KnownChild, 'child' | 'today' | 'list'>,
  { milestone, answer, reading }: Row,
): Answers {
  const client = useQueryClient();
  const say = (facts: AnswerFacts | null) => press(client, child.id, { milestone, edition: list.edition, facts });
  return {
    say,
    toggle: ({ detail }) => {
      if (detail <= 1) say(reading === 'achieved' ? null : achievedOn(today, answer));
    },
    isSaving: answer?.version === UNSAVED_VERSION,
  };
}
