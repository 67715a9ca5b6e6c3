import { useEffect, useEffectEvent, useRef } from 'react';
import type { Day } from '#domain/time/day.ts';
import type { VisitAnswersDraft } from '#web/checkups/at-hand/use-visit-answers.ts';
import type { VisitMeasuresDraft } from '#web/growth/at-hand/use-visit-measures.ts';
import type { VisitShotsDraft } from '#web/vaccines/at-hand/use-visit-shots.ts';

export type VisitDraft = {
  /** Null if it was on the scheduled day. */
  readonly on: Day | null;
  /** The same when it is sent again, so that nothing is stored twice. */
  readonly measurementId: string;
  readonly measured: VisitMeasuresDraft;
  readonly answers: VisitAnswersDraft;
  readonly shots: VisitShotsDraft;
};

/** What is filled in but not saved, by checkup, as long as the page is open. */
export const visitDrafts = new Map<string, VisitDraft>();

/**
 * Keeps a draft when its form goes, as with a switch to another child.
 *
 * @param draft null if nothing is filled in
 * @returns what ends it, as once it is saved
 */
export function useDraftKept(checkupId: string, draft: VisitDraft | null): () => void {
  const isOver = useRef(false);
  const keep = useEffectEvent(() => {
    if (draft && !isOver.current) visitDrafts.set(checkupId, draft);
    else visitDrafts.delete(checkupId);
  });
  useEffect(() => () => keep(), []);
  return () => {
    isOver.current = true;
  };
}
