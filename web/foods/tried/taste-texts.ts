import { Frown, Meh, Smile, type IconNode } from 'lucide';
import type { Taste } from '#contract/foods/tastes.ts';
import { hasReacted, type LIKINGS, type Reaction } from '#domain/foods/food.ts';
import { namedText, type NameOfFood } from '#domain/foods/pause-text.ts';
import { REACTION_TEXTS, SIGN_TEXTS } from '#domain/foods/reaction-advice.ts';
import type { Day } from '#domain/time/day.ts';
import { uncapital } from '#domain/text/capital.ts';
import { shortDayNear } from '#web/client/text/day-near.ts';

export type Liking = (typeof LIKINGS)[number];

export const likings: Readonly<Record<Liking, { readonly label: string; readonly icon: IconNode }>> = {
  liked: { label: 'Liked it', icon: Smile },
  'so-so': { label: 'So-so', icon: Meh },
  'not-now': { label: 'Not now', icon: Frown },
};

/** Nobody said yet how it was liked; after a reaction that is not asked. */
export function isLikingOpen({ liking, reaction }: Pick<Taste, 'liking' | 'reaction'>): boolean {
  return liking === null && !hasReacted({ reaction });
}

/** To be picked. */
export const reactionNames: Readonly<Record<Reaction, string>> = { ...REACTION_TEXTS, none: 'None', other: 'Other' };

/** 'No reaction', 'Hives, with signs for 911', 'A reaction'; null if nobody said. */
export function reactionText({ reaction, isSerious }: Pick<Taste, 'reaction' | 'isSerious'>): string | null {
  if (reaction === null) return null;
  const text = REACTION_TEXTS[reaction];
  return isSerious && hasReacted({ reaction }) ? `${text}, with signs for 911` : text;
}

/** 'Vomiting more than once, a few hives near the mouth' */
export function signsText({ signs }: Pick<Taste, 'signs'>): string {
  const [first = '', ...others] = signs.map((sign) => SIGN_TEXTS[sign]);
  return [first, ...others.map(uncapital)].join(', ');
}

/** What a doctor said yes to: 'Pancake, milk' */
export function allowedText({ name, allowed }: Pick<Taste, 'name' | 'allowed'>, nameOfFood: NameOfFood): string {
  return allowed.map((one) => (one === 'food' ? name : namedText(one, nameOfFood))).join(', ');
}

/** 'today', 'Nov 20' */
export function onText(triedOn: Day, today: Day): string {
  return triedOn === today ? 'today' : shortDayNear(triedOn, today);
}
