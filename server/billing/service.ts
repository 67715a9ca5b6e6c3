import type { Subscription } from '#contract/billing.ts';
import type { Trial } from '#contract/billing/trial.ts';
import { howToStop, isSubscribed } from '#domain/billing/subscription.ts';
import { trialOf } from '#domain/billing/trial.ts';
import type { Db } from '#server/db/db.ts';
import { lock, tx } from '#server/db/tx.ts';
import type { House } from '#server/http/house.ts';
import type { Work } from '#server/jobs/job.ts';
import { UnknownToProvider, type Payer } from '#server/payments/payments.ts';
import { Problem } from '#server/problem.ts';
import { deleteGrant, planFacts, upsertGrant } from './queries.ts';
import { customerOf, forgetCustomer, keepCustomer, queueStop } from './queries/customers.ts';
import { recordChange } from './queries/history.ts';
import {
  countQuestion,
  endSubscription,
  isClosed,
  isLatest,
  writeSubscription,
  type Question,
} from './queries/truth.ts';
import { noSubscription, noTrial, subscriptionReply, trialReply } from './replies.ts';
import type { PlanFacts } from './rules.ts';

type Account = { readonly id: string };
type Parts = Pick<House, 'db' | 'config' | 'payments'>;
type Asking = Pick<House, 'db' | 'clock' | 'payments' | 'log'>;

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
  return trialReply(trialOf(facts, now), subscriptionReply(facts, config, now));
}

/**
 * [SUB-05] The gate of everything that needs the plan.
 *
 * @throws Problem `needs-plan` without a subscription, a grant or a trial
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
  { db, clock, payments, log }: Asking,
  userId: string,
  finish: Work['finish'] = async () => {},
): Promise<void> {
  const owner = { userId, provider: payments.provider };
  const question = await countQuestion(db, owner, clock());
  const answer = question && (await answerTo(payments, question.customerId));
  await tx(db, async (trx) => {
    await lock(trx, 'users', userId);
    const now = clock();
    if (question && (await isLatest(trx, owner, question))) {
      if (answer === 'unknown') await forgetCustomer(trx, owner, question.customerId);
      const written = answer === 'unknown' || !answer ? null : await writeSubscription(trx, owner, answer, now);
      if (written) await recordChange(trx, { userId, what: written.status, until: written.until }, now);
      const isGone = (answer === 'unknown' || !answer) && (await endSubscription(trx, owner, now));
      if (isGone) await recordChange(trx, { userId, what: 'canceled', until: null }, now);
      // Paid at a page that was open when the account was closed.
      if (mayBeBilled(answer) && (await isClosed(trx, userId))) await queueStop(trx, owner, now);
    }
    await finish(trx);
  });
  if (answer && answer !== 'unknown' && answer.othersBilled > 0)
    log.error({ customer: question.customerId }, 'a customer has several subscriptions: cancel all but one');
}

/** The plan for nothing, with a line in its history. */
export async function grant(db: Db, userId: string, until: Date, now: Date): Promise<void> {
  await tx(db, async (trx) => {
    await lock(trx, 'users', userId);
    await upsertGrant(trx, userId, until, now);
    await recordChange(trx, { userId, what: 'granted', until }, now);
  });
}

/** @returns whether there was one */
export async function endGrant(db: Db, userId: string, now: Date): Promise<boolean> {
  return tx(db, async (trx) => {
    await lock(trx, 'users', userId);
    const was = await deleteGrant(trx, userId);
    if (was) await recordChange(trx, { userId, what: 'grant ended', until: null }, now);
    return was;
  });
}

function mayBeBilled(answer: Answer): boolean {
  if (answer === null || answer === 'unknown') return false;
  const { status, cancelsAtPeriodEnd, othersBilled } = answer;
  const how = howToStop(status);
  return othersBilled > 0 || how === 'now' || (how === 'at the end' && !cancelsAtPeriodEnd);
}

/**
 * A customer whom the provider says to be an account's, if the account has none here: the database is older than the
 * customer, as after a backup was restored.
 *
 * @throws PaymentsDown
 */
export async function adopt(house: Asking, { customerId, accountId }: Payer): Promise<void> {
  const { db, clock, payments, log } = house;
  const owner = { userId: accountId, provider: payments.provider };
  const standing = await tx(db, async (trx) => {
    await lock(trx, 'users', accountId);
    const isThere = (await customerOf(trx, owner, clock())) !== null;
    return isThere ? keepCustomer(trx, owner, customerId) : null;
  });
  if (standing === customerId) await refreshPlan(house, accountId);
  else log.error({ customer: customerId }, adoptedNot[standing === null ? 'gone' : 'other']);
}

const adoptedNot = {
  gone: 'a customer of the payment provider is of an account that is not here: if it was restored away, cancel it',
  other: 'an account has a second customer at the payment provider: cancel what it does not need',
};

/** Of the customers that the provider has for an account, the one whose subscription counts; null without any. */
export async function findCustomer({ payments }: Pick<House, 'payments'>, accountId: string): Promise<string | null> {
  const found: { customerId: string; isBilled: boolean }[] = [];
  for (const customerId of await payments.customersOf(accountId)) {
    const answer = await answerTo(payments, customerId);
    if (answer !== 'unknown') found.push({ customerId, isBilled: isSubscribed(answer?.status ?? null) });
  }
  return (found.find(({ isBilled }) => isBilled) ?? found[0])?.customerId ?? null;
}

type Answer = Awaited<ReturnType<typeof answerTo>>;

async function answerTo(payments: House['payments'], customerId: Question['customerId']) {
  try {
    return await payments.subscriptionOf(customerId);
  } catch (error) {
    if (error instanceof UnknownToProvider) return 'unknown' as const;
    throw error;
  }
}
