import { DAY_MS } from '#domain/time/durations.ts';

/** [AI-01] One insight of a child in so many days. */
const DAYS_BETWEEN = 30;

export type Allowance = {
  /** When the latest insight was asked for; null before the first. */
  readonly lastAt: Date | null;
  /** When the next one is possible; null where it is now. */
  readonly nextAt: Date | null;
  /** Days until then, begun ones included; 0 where it is now. */
  readonly daysRemaining: number;
};

/** @param lastAt when the latest insight of the child was asked for, by whomever; null without one. Later than now counts as now */
export function allowanceOf(lastAt: Date | null, now: Date): Allowance {
  const nextAt = lastAt && new Date(Math.min(lastAt.getTime(), now.getTime()) + DAYS_BETWEEN * DAY_MS);
  if (!nextAt || nextAt <= now) return { lastAt, nextAt: null, daysRemaining: 0 };
  return { lastAt, nextAt, daysRemaining: Math.ceil((nextAt.getTime() - now.getTime()) / DAY_MS) };
}
