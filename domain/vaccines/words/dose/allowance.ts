import type { TraceEntry } from '../../trace/trace.ts';
import { daysText, earlyText } from '../days-text.ts';
import { daysFrom, sawDay } from '../trace-facts.ts';

/** Source: the supporting data of CDSi 4.64, where most grace periods are four days. */
const LONGEST_GRACE_DAYS = 4;

export type Allowance = { readonly early: string; readonly allowed: string };

/** Null without a grace period, or if it is too long to state in days. */
export function allowanceOf(entry: TraceEntry): Allowance | null {
  const minOn = sawDay(entry, 'minOn');
  const early = daysFrom(entry.date, minOn);
  const allowed = daysFrom(sawDay(entry, 'absMinOn'), minOn);
  if (early === null || !allowed || allowed > LONGEST_GRACE_DAYS) return null;
  return { early: earlyText(early), allowed: daysText(allowed) };
}
