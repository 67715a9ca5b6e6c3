import type { Taste } from '#contract/foods/tastes.ts';
import { allergenBoard, type BoardRow } from '#domain/foods/allergen-board.ts';
import { hasReacted } from '#domain/foods/food.ts';
import { pauseAskedBy } from '#domain/foods/pause.ts';
import { holdsByReaction, pausesOf, type Pauses } from '#domain/foods/pauses.ts';

/** What the sheet for the doctor says of a child's foods. */
export type VisitFoods = {
  /** The latest first. */
  readonly reactions: readonly Taste[];
  /** Those after which a food waits or waited for a doctor, those after which something waits now first, then the severe ones. */
  readonly toTell: readonly Taste[];
  readonly pauses: Pauses<Taste>;
  readonly tried: readonly BoardRow[];
  readonly traces: readonly BoardRow[];
  readonly notTried: readonly BoardRow[];
};

export function visitFoods(tastes: readonly Taste[]): VisitFoods {
  const reactions = tastes.filter(hasReacted).toSorted((one, other) => other.triedOn.localeCompare(one.triedOn));
  const board = allergenBoard(tastes);
  const pauses = pausesOf(tastes);
  const urgency = (taste: Taste) => (holdsByReaction(taste, pauses).length > 0 ? 2 : 0) + Number(taste.isSerious);
  return {
    reactions,
    toTell: reactions
      .filter((taste) => pauseAskedBy(taste) !== null)
      .toSorted((one, other) => urgency(other) - urgency(one)),
    pauses,
    tried: board.filter(({ times }) => times > 0),
    traces: board.filter(({ isTraceOnly }) => isTraceOnly),
    notTried: board.filter(({ times, isTraceOnly }) => times === 0 && !isTraceOnly),
  };
}
