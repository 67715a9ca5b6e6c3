import { useState } from 'react';
import type { Taste } from '#contract/foods/tastes.ts';
import type { Reaction, Sign } from '#domain/foods/food.ts';
import { asksForLess } from '#domain/foods/pause.ts';
import {
  asksForSigns,
  callAtFirst,
  nothingSeenAdvice,
  reactionAdvice,
  type Eater,
} from '#domain/foods/reaction-advice.ts';
import { reactionTold, type Told } from '#domain/foods/reaction-told.ts';

type Said = Told & {
  readonly hasNone: boolean;
  /** What was stored as severe was not. */
  readonly wasNotSevere: boolean;
};

type Reacted = Pick<Taste, 'reaction' | 'isSerious'> & { readonly signs: readonly Sign[] };
type Stored = Reacted | null;

/**
 * A reaction as it is being told. What is stored as severe stays so, whatever is told, until somebody says that it was
 * not.
 *
 * @param eater who reacts, and to what
 * @param isNow a parent asks what to do first: the signs are asked whatever the reaction
 */
export function useReaction(stored: Stored, eater: Eater, isNow: boolean) {
  const [told, setTold] = useState<Said | null>(null);
  const said = told ?? begun(stored);
  const { picked, isRaised, signs, hasNone, wasNotSevere } = said;
  const reaction = reactionTold(said);
  const advice =
    told && (reactionAdvice(reaction, signs, eater) ?? (hasNone && isNow ? nothingSeenAdvice(eater) : null));
  const isAsked = isNow || (told !== null && asksForSigns(reaction));
  const isSeenSerious = told ? advice?.level === 'emergency' : (stored?.isSerious ?? false);
  const isLower =
    stored !== null && told !== null && isLowerThan(stored, { reaction, isSerious: isSeenSerious, signs });
  return {
    /** A raised rash stays where it was pressed. */
    picked: picked === 'rash' ? picked : reaction,
    reaction,
    isRaised,
    isRashAsked: told !== null && picked === 'rash',
    signs,
    hasNone,
    advice,
    /** Where a parent asks what to do first, and has not said yet what is seen. */
    callAtFirst: isNow && !advice ? callAtFirst(eater) : null,
    isSerious: isSeenSerious || (stored?.isSerious === true && !wasNotSevere),
    /** What is told is less than what is stored. */
    isLower,
    wasNotSevere: isLower && wasNotSevere,
    /** It cannot be saved as long as nobody says so: nothing is left of what would stay. */
    isNotSevereAsked: isLower && !wasNotSevere && !(stored.isSerious && asksForSigns(reaction)),
    isAsked,
    /** The signs were asked for, and nobody has said whether there are any. */
    isUnanswered: isAsked && signs.length === 0 && !hasNone,
    isTouched: told !== null,
    isEmergency: advice?.level === 'emergency',
    pick: (one: Reaction) =>
      setTold({ ...said, picked: one, isRaised: null, ...(one === 'none' && !isNow && { signs: [], hasNone: false }) }),
    sayRaised: (is: boolean) => setTold({ ...said, isRaised: is }),
    /** @returns whether what is seen is an emergency */
    see: (sign: Sign, isSeen: boolean): boolean => {
      const others = signs.filter((other) => other !== sign);
      const now = { ...said, signs: isSeen ? [...others, sign] : others, hasNone: false };
      setTold(now);
      return reactionAdvice(reactionTold(now), now.signs, eater)?.level === 'emergency';
    },
    seeNone: (isNone: boolean) => setTold({ ...said, signs: [], hasNone: isNone }),
    sayNotSevere: (is: boolean) => setTold({ ...said, wasNotSevere: is }),
    reset: () => setTold(null),
  };
}

export type ReactionState = ReturnType<typeof useReaction>;

function begun(stored: Stored): Said {
  const { reaction = null, signs = [] } = stored ?? {};
  return {
    picked: reaction,
    // What is stored as a rash was said to be flat.
    isRaised: reaction === 'rash' ? false : null,
    signs,
    hasNone: false,
    wasNotSevere: false,
  };
}

function isLowerThan(stored: Reacted, told: Reacted): boolean {
  return (stored.isSerious && !told.isSerious) || asksForLess(told, stored);
}
