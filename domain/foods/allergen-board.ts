import { capital } from '#domain/text/capital.ts';
import { count } from '#domain/time/age-text.ts';
import { daysBetween, type Day } from '#domain/time/day.ts';
import { ALLERGENS, type Allergen } from './food.ts';
import { allergensOf } from './formula-kind.ts';
import { pauseOnPart } from './pause-on-food.ts';
import type { Pause, TasteFacts } from './pause.ts';
import { pausesOf } from './pauses.ts';

export type BoardRow = {
  readonly allergen: Allergen;
  /** 'Tree nut' */
  readonly name: string;
  /** Null if not tried yet, but as a trace. */
  readonly firstOn: Day | null;
  readonly lastOn: Day | null;
  readonly times: number;
  /** It was had as a trace or baked in, and never more of it: that is no first time. */
  readonly isTraceOnly: boolean;
  /** As long as no doctor has said that it may be given again. */
  readonly pause: Pause | null;
};

/** The nine common allergens in the order of `ALLERGENS`: when a child had each of them. */
export function allergenBoard(tastes: readonly TasteFacts[]): BoardRow[] {
  const pauses = pausesOf(tastes);
  const eaten = tastes.map((taste) => ({ triedOn: taste.triedOn, ...allergensOf(taste.foodId, taste.name, taste) }));
  return ALLERGENS.map((allergen) => {
    const having = eaten.filter(({ allergens }) => allergens.includes(allergen));
    const days = having.filter(({ traceOf }) => !traceOf.includes(allergen)).map(({ triedOn }) => triedOn);
    const inOrder = days.toSorted();
    return {
      allergen,
      name: capital(allergen),
      firstOn: inOrder[0] ?? null,
      lastOn: inOrder.at(-1) ?? null,
      times: days.length,
      isTraceOnly: days.length === 0 && having.length > 0,
      pause: pauseOnPart(allergen, pauses),
    };
  });
}

/** In months from here on. */
const DAYS_ONLY_BEFORE = 61;

/** 'Today', 'Yesterday', '9 days ago', '3 months ago' */
export function gapText(on: Day, today: Day): string {
  const days = daysBetween(on, today);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return days < DAYS_ONLY_BEFORE ? `${days} days ago` : `${count(Math.floor(days / 30.44), 'month')} ago`;
}
