import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts';

/** [SUB-01] Of every account, once. */
const TRIAL_DAYS = 30;
/** [SUB-01] With this many days left, or fewer, a trial expires soon. */
const EXPIRING_DAYS = 3;
const WELCOME_MS = 24 * HOUR_MS;

export type Trial = {
  readonly startedAt: Date;
  /** From this instant on it is over. */
  readonly endsAt: Date;
  readonly isActive: boolean;
  /** Days that have begun count; 0 once it is over. */
  readonly daysRemaining: number;
  readonly isExpiringSoon: boolean;
  /** Started within the last 24 hours. */
  readonly isNew: boolean;
};

type Beginning = {
  readonly accountMadeAt: Date;
  /** Null until a server has started with a plan. */
  readonly planBeganAt: Date | null;
};

/** [SUB-01] The trial of an account older than the plan starts with the plan. */
export function trialOf({ accountMadeAt, planBeganAt }: Beginning, now: Date): Trial {
  const startedAt = planBeganAt && planBeganAt > accountMadeAt ? planBeganAt : accountMadeAt;
  const endsAt = new Date(startedAt.getTime() + TRIAL_DAYS * DAY_MS);
  const leftMs = Math.max(0, endsAt.getTime() - now.getTime());
  const isActive = leftMs > 0;
  // A start in the future was written by a clock that was ahead.
  const daysRemaining = Math.min(TRIAL_DAYS, Math.ceil(leftMs / DAY_MS));
  return {
    startedAt,
    endsAt,
    isActive,
    daysRemaining,
    isExpiringSoon: isActive && daysRemaining <= EXPIRING_DAYS,
    isNew: isActive && now.getTime() - startedAt.getTime() < WELCOME_MS,
  };
}
