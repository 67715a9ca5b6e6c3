import { Checkup, type Question } from '#contract/checkups.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';

/** The question in the checkup that a refusal carries; null where it is not there. */
export function questionIn(current: unknown, id: string | null): Question | null {
  return storedAs(Checkup)(current)?.questions.find((question) => question.id === id) ?? null;
}
