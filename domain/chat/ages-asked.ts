import { typedAgeMonths } from '#domain/articles/typed-age.ts';
import { ageUsed, type AgedChild } from '#domain/children/gestation.ts';
import { calendarAge } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';

/**
 * The ages in whole months by which a message is judged: those of the child asked about, from birth and corrected, and
 * one that is typed, since a parent may ask about another child. None if none is known.
 *
 * @param texts the message, and what the parent wrote before it
 */
export function agesAsked(child: AgedChild | null, texts: readonly string[], today: Day): number[] {
  const ofChild = child
    ? [calendarAge(child.bornOn, today).months, calendarAge(ageUsed(child, today).from, today).months]
    : [];
  const typed = texts.flatMap((text) => typedAgeMonths(text) ?? []);
  return [...new Set([...ofChild, ...typed.slice(0, 1)])];
}
