import { addDays, isDay } from '#domain/time/day.ts';
import { trialOf } from '#domain/billing/trial.ts';
import { planFacts } from '#server/billing/queries.ts';
import { endGrant, grant } from '#server/billing/service.ts';
import type { Db } from '#server/db/db.ts';
import type { Provider } from '#server/payments/payments.ts';
import { done, ofAccount, refused, type Outcome } from './of-account.ts';

export async function showPlan(db: Db, address: string, provider: Provider, now: Date): Promise<Outcome> {
  return ofAccount(db, address, now, async ({ id, email }) => {
    const facts = await planFacts(db, id, provider, now);
    if (!facts) return refused(`There is no account of ${email}.`);
    const { subscription, grantEndsAt } = facts;
    const trial = trialOf(facts, now);
    const isGranted = grantEndsAt !== null && grantEndsAt > now;
    return done(
      [
        email,
        `  trial         ${trial.isActive ? 'until' : 'ended'} ${trial.endsAt.toISOString()}`,
        `  subscription  ${subscription ? `${subscription.status}${endOf(subscription)}` : 'none'}`,
        `  granted       ${isGranted ? `until ${grantEndsAt.toISOString()}` : 'no'}`,
      ].join('\n'),
    );
  });
}

function endOf(subscription: { cancelAt: Date | null; currentPeriodEnd: Date | null }): string {
  const { cancelAt, currentPeriodEnd } = subscription;
  if (cancelAt) return `, ends ${cancelAt.toISOString()}`;
  return currentPeriodEnd ? `, paid until ${currentPeriodEnd.toISOString()}` : '';
}

/** A day follows it. */
const LAST_DAY = '9999-12-30';

/** @param until the last day, in UTC */
export async function grantUntil(db: Db, address: string, until: string, now: Date): Promise<Outcome> {
  if (!isDay(until)) return refused(`${until} is no day such as 2027-01-31.`);
  if (until > LAST_DAY) return refused(`The last day that can be given is ${LAST_DAY}.`);
  const endsAt = new Date(`${addDays(until, 1)}T00:00:00.000Z`);
  if (endsAt <= now) return refused(`${until} is over.`);
  return ofAccount(db, address, now, async ({ id, email, erasedFrom }) => {
    if (erasedFrom !== null) return refused(`The account of ${email} is closed.`);
    await grant(db, id, endsAt, now);
    return done(`${email} has the plan for nothing to the end of ${until}.`);
  });
}

export async function endGranted(db: Db, address: string, now: Date): Promise<Outcome> {
  return ofAccount(db, address, now, async ({ id, email }) => {
    const wasGranted = await endGrant(db, id, now);
    return wasGranted ? done(`What was granted to ${email} has ended.`) : refused(`Nothing is granted to ${email}.`);
  });
}
