import type { TraceEntry } from '../trace/trace.ts';
import { daysText } from './days-text.ts';
import { daysFrom, sawDay } from './trace-facts.ts';

/**
 * The longest time before a minimum that is told as days allowed.
 *
 * Source: the supporting data of CDSi 4.64, where most grace periods are four days; longer ones are told by what a dose
 * counts from.
 */
const LONGEST_GRACE_DAYS = 4;

/** How much sooner than its minimum a dose was given, and how much sooner it may be: '3 days', '4 days'. */
export type Allowance = { readonly early: string; readonly allowed: string };

/** The days allowed before a minimum age or interval; null where there are none, or more than are told as days. */
export function allowanceOf(entry: TraceEntry): Allowance | null {
  const minOn = sawDay(entry, 'minOn');
  const early = daysFrom(entry.date, minOn);
  const allowed = daysFrom(sawDay(entry, 'absMinOn'), minOn);
  if (early === null || !allowed || allowed > LONGEST_GRACE_DAYS) return null;
  return { early: daysText(early), allowed: daysText(allowed) };
}
