import * as z from 'zod/mini';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';
import type { House } from '#server/http/house.ts';
import { JobFailed, type JobKind, type Work } from '#server/jobs/job.ts';
import { PaymentsDown, UnknownToProvider } from '#server/payments/payments.ts';
import { deleteTestPortalsBefore } from '#server/payments/queries.ts';
import { PORTAL_KEPT_MS, testPayments } from '#server/payments/test-payments.ts';
import { customerIdOf, customersToCheck, ownerOf } from './queries/customers.ts';
import { deleteEventsBefore, isClosed, queueLook } from './queries/truth.ts';
import {
  adoptCustomer,
  EVENTS_KEPT_MS,
  fetchPlan,
  RECHECK_MS,
  removeCustomer,
  removeCustomersOf,
  stopRenewing,
} from './rules.ts';
import { adopt, refreshPlan } from './service.ts';

const Provider = z.enum(['stripe', 'test']);
const Look = z.object({ checkoutId: z.string(), number: z.number() });
const Question = z.object({ userId: z.string(), provider: Provider, look: z.optional(Look) });
const OfCustomer = z.object({ customerId: z.string(), provider: Provider });
/** Without a provider: at that of this server. */
const Closed = z.object({ userId: z.string(), provider: z.optional(Provider) });
const Erased = z.object({ userId: z.string() });

/** At once, so that one slow answer does not hold up the others. */
const AT_ONCE = 4;
const MOST_CHECKED = 500;
/** How far servers' clocks may differ. */
const AHEAD_MS = MINUTE_MS;

export function billingJobs(house: House): JobKind[] {
  return [
    { kind: fetchPlan, atOnce: AT_ONCE, run: (work) => resting(() => fetchPlanOf(house, work)) },
    { kind: stopRenewing, run: (work) => resting(() => stopRenewingOf(house, work)) },
    { kind: removeCustomer, run: (work) => resting(() => removeCustomerOf(house, work)) },
    { kind: removeCustomersOf, run: (work) => resting(() => removeCustomersOfAccount(house, work)) },
    { kind: adoptCustomer, run: (work) => resting(() => adoptCustomerOf(house, work)) },
    { kind: 'find-payers', everyMs: DAY_MS, run: (work) => resting(() => findPayers(house, work)) },
    { kind: 'check-plans', everyMs: HOUR_MS, run: (work) => resting(() => checkPlans(house, work)) },
    { kind: 'tidy-plans', everyMs: DAY_MS, run: () => tidyPlans(house) },
  ];
}

async function fetchPlanOf(house: House, { payload, finish }: Work): Promise<void> {
  const { userId, provider, look } = Question.parse(payload);
  // What another provider said counts no more.
  if (provider !== house.payments.provider) return;
  await refreshPlan(house, userId, async (trx) => {
    await finish(trx);
    if (look) await queueLook(trx, { userId, provider }, { ...look, number: look.number + 1 }, house.clock());
  });
}

/** An account that was reopened meanwhile goes on as it was. */
async function stopRenewingOf(house: House, { payload }: Work): Promise<void> {
  const { userId, provider = house.payments.provider } = Closed.parse(payload);
  requireProvider(house, provider);
  if (!(await isClosed(house.db, userId))) return;
  const stored = await customerIdOf(house.db, { userId, provider });
  const customerIds = new Set([...(stored === null ? [] : [stored]), ...(await house.payments.customersOf(userId))]);
  for (const customerId of customerIds) await house.payments.stopRenewing(customerId).catch(ignoringUnknown);
  await refreshPlan(house, userId);
}

async function removeCustomerOf(house: House, { payload }: Work): Promise<void> {
  const { customerId, provider } = OfCustomer.parse(payload);
  if (provider === 'test') return testPayments({ ...house, ...house.config }).removeCustomer(customerId);
  requireProvider(house, provider);
  await house.payments.removeCustomer(customerId);
}

async function removeCustomersOfAccount({ payments }: House, { payload }: Work): Promise<void> {
  const { userId } = Erased.parse(payload);
  for (const customerId of await payments.customersOf(userId)) await payments.removeCustomer(customerId);
}

/** Whom a notice names is asked of the provider; the notice itself is not believed. */
async function adoptCustomerOf(house: House, { payload }: Work): Promise<void> {
  const { customerId, provider } = OfCustomer.parse(payload);
  if (provider !== house.payments.provider) return;
  const accountId = await house.payments.accountOf(customerId).catch(unknownAsNull);
  if (accountId !== null) await adopt(house, { customerId, accountId });
}

/** Who pays and is not known to: a database that was restored has lost whoever came after its backup. */
async function findPayers(house: House, { signal }: Work): Promise<void> {
  const { db, payments } = house;
  let after: string | null = null;
  do {
    const { payers, next }: Awaited<ReturnType<typeof payments.payers>> = await payments.payers(after);
    for (const payer of payers) {
      if (signal.aborted) return;
      if ((await ownerOf(db, payments.provider, payer.customerId)) === undefined) await adopt(house, payer);
    }
    after = next;
  } while (after !== null);
}

/** Each account once a day, in case a notice was lost. One that fails does not block the others. */
async function checkPlans(house: House, { signal }: Work): Promise<void> {
  const { db, clock, payments } = house;
  const failures: unknown[] = [];
  // Whoever is asked about is not among the next ones, even if the clock is set back meanwhile.
  const next = () => {
    const now = clock().getTime();
    const [since, ahead] = [new Date(now - RECHECK_MS), new Date(now + AHEAD_MS)];
    return customersToCheck(db, payments.provider, { since, ahead, most: MOST_CHECKED });
  };
  for (let userIds = await next(); userIds.length > 0; userIds = await next()) {
    for (const userId of userIds) {
      if (signal.aborted) return;
      await refreshPlan(house, userId).catch((error: unknown) => {
        if (!(error instanceof PaymentsDown && error.isOfThisOnly)) throw error;
        failures.push(error);
      });
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function tidyPlans({ db, clock }: House): Promise<void> {
  const now = clock().getTime();
  await deleteEventsBefore(db, new Date(now - EVENTS_KEPT_MS));
  await deleteTestPortalsBefore(db, new Date(now - PORTAL_KEPT_MS));
}

/** Without its key nothing can be asked of it. */
function requireProvider({ payments }: House, provider: z.infer<typeof Provider>): void {
  if (payments.provider !== provider) throw new JobFailed('other-provider');
}

function ignoringUnknown(error: unknown): void {
  if (!(error instanceof UnknownToProvider)) throw error;
}

function unknownAsNull(error: unknown): null {
  ignoringUnknown(error);
  return null;
}

/** While the provider cannot be asked, its work waits, and no try counts. */
async function resting(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof PaymentsDown)) throw error;
    const status = error.code === undefined ? '' : `-${error.code}`;
    throw error.isOfThisOnly
      ? new JobFailed(`payments-refused${status}`)
      : new JobFailed(`payments-down${status}`, { restsKind: true });
  }
}
