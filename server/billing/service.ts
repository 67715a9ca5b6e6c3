import type { Subscription } from '#contract/billing.ts';
import type { Trial } from '#contract/billing/trial.ts';
import { trialOf } from '#domain/billing/trial.ts';
import { lock, tx } from '#server/db/tx.ts';
import type { House } from '#server/http/house.ts';
import type { Work } from '#server/jobs/job.ts';
import { UnknownToProvider } from '#server/payments/payments.ts';
import { Problem } from '#server/problem.ts';
import { planFacts } from './queries.ts';
import { forgetCustomer } from './queries/customers.ts';
import { recordChange } from './queries/history.ts';
import { countQuestion, endSubscription, isLatest, writeSubscription, type Question } from './queries/truth.ts';
import { noSubscription, noTrial, subscriptionReply, trialReply } from './replies.ts';
import type { PlanFacts } from './rules.ts';

type Account = { readonly id: string };
type Parts = Pick<House, 'db' | 'config' | 'payments'>;

export async function subscriptionOf(
  { db, config, payments }: Parts,
  { id }: Account,
  now: Date,
): Promise<Subscription> {
  if (!config.hasPlan) return noSubscription(id);
  return subscriptionReply(await factsOf(db, id, payments, now), config, now);
}

export async function trialStatusOf({ db, config, payments }: Parts, { id }: Account, now: Date): Promise<Trial> {
  if (!config.hasPlan) return noTrial;
  const facts = await factsOf(db, id, payments, now);
  return trialReply(trialOf(facts, now), subscriptionReply(facts, config, now).isSubscribed);
}

/**
 * [SUB-05] The gate of everything that needs the plan.
 *
 * @throws Problem `needs-plan` without a subscription, a grant or a trial
 * @internal
 */
export async function requireAi(house: Parts, account: Account, now: Date): Promise<void> {
  const { mayUseAi } = await trialStatusOf(house, account, now);
  if (!mayUseAi) throw new Problem('needs-plan');
}

/** @throws Problem `sign-in-needed` when the account was erased meanwhile */
async function factsOf(
  db: Parts['db'],
  userId: string,
  { provider }: Parts['payments'],
  now: Date,
): Promise<PlanFacts> {
  const facts = await planFacts(db, userId, provider, now);
  if (!facts) throw new Problem('sign-in-needed');
  return facts;
}

/**
 * Asks the provider what an account has, and writes that. It may be asked at any time and in any order: what is stored
 * is always an answer to the latest question.
 *
 * @throws PaymentsDown
 */
export async function refreshPlan(
  { db, clock, payments }: Pick<House, 'db' | 'clock' | 'payments'>,
  userId: string,
  finish: Work['finish'] = async () => {},
): Promise<void> {
  const owner = { userId, provider: payments.provider };
  const question = await countQuestion(db, owner, clock());
  const answer = question && (await answerTo(payments, question));
  await tx(db, async (trx) => {
    await lock(trx, 'users', userId);
    const now = clock();
    if (question && (await isLatest(trx, owner, question))) {
      if (answer === 'unknown') await forgetCustomer(trx, owner, question.customerId);
      const written = answer === 'unknown' || !answer ? null : await writeSubscription(trx, owner, answer, now);
      if (written) await recordChange(trx, { userId, what: written.status, until: written.until }, now);
      const isGone = (answer === 'unknown' || !answer) && (await endSubscription(trx, owner, now));
      if (isGone) await recordChange(trx, { userId, what: 'canceled', until: null }, now);
    }
    await finish(trx);
  });
}

async function answerTo(payments: House['payments'], { customerId }: Question) {
  try {
    return await payments.subscriptionOf(customerId);
  } catch (error) {
    if (error instanceof UnknownToProvider) return 'unknown' as const;
    throw error;
  }
}
