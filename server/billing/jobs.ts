import * as z from 'zod/mini';
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts';
import type { House } from '#server/http/house.ts';
import { JobFailed, type JobKind, type Work } from '#server/jobs/job.ts';
import { PaymentsDown, UnknownToProvider } from '#server/payments/payments.ts';
import { testPayments } from '#server/payments/test-payments.ts';
import { customerIdOf, customersToCheck } from './queries/customers.ts';
import { deleteEventsBefore, isClosed } from './queries/truth.ts';
import { EVENTS_KEPT_MS, fetchPlan, RECHECK_MS, removeCustomer, stopRenewing } from './rules.ts';
import { refreshPlan } from './service.ts';

const Provider = z.enum(['stripe', 'test']);
const OfAccount = z.object({ userId: z.string(), provider: Provider });
const OfCustomer = z.object({ customerId: z.string(), provider: Provider });

/** At once, so that one slow answer does not hold up the others. */
const AT_ONCE = 4;
const MOST_CHECKED = 500;

export function billingJobs(house: House): JobKind[] {
  return [
    { kind: fetchPlan, atOnce: AT_ONCE, run: (work) => resting(() => fetchPlanOf(house, work)) },
    { kind: stopRenewing, run: (work) => resting(() => stopRenewingOf(house, work)) },
    { kind: removeCustomer, run: (work) => resting(() => removeCustomerOf(house, work)) },
    { kind: 'check-plans', everyMs: HOUR_MS, run: (work) => resting(() => checkPlans(house, work)) },
    { kind: 'tidy-plans', everyMs: DAY_MS, run: () => tidyPlans(house) },
  ];
}

async function fetchPlanOf(house: House, { payload, finish }: Work): Promise<void> {
  const { userId, provider } = OfAccount.parse(payload);
  // What another provider said counts no more.
  if (provider === house.payments.provider) await refreshPlan(house, userId, finish);
}

/** An account that was reopened meanwhile goes on as it was. */
async function stopRenewingOf(house: House, { payload }: Work): Promise<void> {
  const { userId, provider } = OfAccount.parse(payload);
  requireProvider(house, provider);
  const customerId = (await isClosed(house.db, userId)) ? await customerIdOf(house.db, { userId, provider }) : null;
  if (customerId === null) return;
  await house.payments.stopRenewing(customerId).catch(ignoringUnknown);
  await refreshPlan(house, userId);
}

async function removeCustomerOf(house: House, { payload }: Work): Promise<void> {
  const { customerId, provider } = OfCustomer.parse(payload);
  if (provider === 'test') return testPayments({ ...house, ...house.config }).removeCustomer(customerId);
  requireProvider(house, provider);
  await house.payments.removeCustomer(customerId);
}

/** Each account once a day, in case a notice was lost. One that fails does not block the others. */
async function checkPlans(house: House, { signal }: Work): Promise<void> {
  const { db, clock, payments } = house;
  const failures: unknown[] = [];
  const since = new Date(clock().getTime() - RECHECK_MS);
  // Whoever is asked about is not among the next ones.
  const next = () => customersToCheck(db, payments.provider, since, MOST_CHECKED);
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
  await deleteEventsBefore(db, new Date(clock().getTime() - EVENTS_KEPT_MS));
}

/** Without its key nothing can be asked of it. */
function requireProvider({ payments }: House, provider: z.infer<typeof Provider>): void {
  if (payments.provider !== provider) throw new JobFailed('other-provider');
}

function ignoringUnknown(error: unknown): void {
  if (!(error instanceof UnknownToProvider)) throw error;
}

/** While the provider cannot be asked, its work waits, and no try counts. */
async function resting(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof PaymentsDown)
      throw error.isOfThisOnly
        ? new JobFailed('payments-refused')
        : new JobFailed('payments-down', { restsKind: true });
    throw error;
  }
}
