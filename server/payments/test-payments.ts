import { howToStop, whatCounts } from '#domain/billing/subscription.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { hashOf, newToken } from '#server/auth/token.ts';
import type { Db } from '#server/db/db.ts';
import { insertSettingIfMissing, selectSetting } from '#server/db/settings.ts';
import type { Tables } from '#server/db/tables.ts';
import { tx } from '#server/db/tx.ts';
import { UnknownToProvider, type Payments } from './payments.ts';
import { deleteTestPayments, findTestPayment, insertTestPayment, setTestPayment, testPaymentsOf } from './queries.ts';
import {
  asOf,
  begunBy,
  changedBy,
  TestCheckout,
  TestSubscription,
  type CheckoutAct,
  type PortalAct,
} from './test-state.ts';

type Row = Tables['test_payments'];
export type TestParts = { readonly db: Db; readonly clock: () => Date; readonly publicUrl: string };

const secretSetting = 'test-payments-secret';
const checkoutPath = '/test-payments/checkout/';
const portalPath = '/test-payments/portal/';
/** How long its address can be used. */
export const PORTAL_KEPT_MS = DAY_MS;

/** Plays a payment provider inside this server, with pages of its own. No money moves. */
export function testPayments({ db, clock, publicUrl }: TestParts): Payments {
  return {
    provider: 'test',
    makeCustomer: async (_, key) => {
      const id = newTestId('cus');
      return (await insertTestPayment(db, rowOf('customer', { id, customerId: id, key, state: {} }, clock()))).id;
    },
    // A restored database has them all.
    customersOf: () => Promise.resolve([]),
    accountOf: () => Promise.resolve(null),
    payers: () => Promise.resolve({ payers: [], next: null }),
    beginCheckout: async ({ customerId }, key) => {
      await requireCustomer(db, customerId);
      const state: TestCheckout = { status: 'open', endsAt: new Date(clock().getTime() + DAY_MS).toISOString() };
      const made = rowOf('checkout', { id: newTestId('cs'), customerId, key, state }, clock());
      const row = await insertTestPayment(db, made);
      const { endsAt } = checkoutIn(row);
      return { id: row.id, url: `${publicUrl}${checkoutPath}${row.id}`, endsAt: new Date(endsAt) };
    },
    endCheckout: async (id) => {
      const row = await findTestPayment(db, 'checkout', id);
      if (row) await endOpen(db, row);
    },
    stateOfCheckout: async (id) => stateOfCheckout(await findTestPayment(db, 'checkout', id), clock()),
    openPortal: async (customerId) => {
      await requireCustomer(db, customerId);
      const made = rowOf('portal', { id: newTestId('bps'), customerId, key: null, state: {} }, clock());
      const { id } = await insertTestPayment(db, made);
      return `${publicUrl}${portalPath}${id}`;
    },
    subscriptionOf: async (customerId) => {
      const found = await latestOf(db, customerId, clock());
      if (!found) return null;
      const { status, cancelsAtPeriodEnd, currentPeriodEnd } = found.state;
      const currentEnd = new Date(currentPeriodEnd);
      const cancelAt = cancelsAtPeriodEnd ? currentEnd : null;
      const state = { status, cancelsAtPeriodEnd, cancelAt, currentPeriodEnd: currentEnd };
      return { id: found.row.id, ...state, othersBilled: found.othersBilled };
    },
    stopRenewing: async (customerId) => {
      await requireCustomer(db, customerId);
      for (const row of await testPaymentsOf(db, 'checkout', customerId)) await endOpen(db, row);
      for (const { row, state } of await allOf(db, customerId, clock())) {
        const how = howToStop(state.status);
        if (how === 'at the end') await change(db, row, { ...state, cancelsAtPeriodEnd: true });
        if (how === 'now') await change(db, row, changedBy('cancel-now', state, clock()));
      }
    },
    removeCustomer: (customerId) => deleteTestPayments(db, customerId),
    webhookSecret: async () => (await selectSetting(db, secretSetting)) ?? makeSecret(db),
  };
}

/** Another server may be first. */
async function makeSecret(db: Db): Promise<string> {
  await insertSettingIfMissing(db, secretSetting, `whsec_${newToken()}`);
  return (await selectSetting(db, secretSetting)) ?? '';
}

/** What a page of the test provider is about. */
export type Played = {
  readonly id: string;
  readonly customerId: string;
  readonly subscription: TestSubscription | null;
};

/** @returns null for one that is over or was never begun */
export async function openCheckout({ db, clock }: TestParts, id: string): Promise<Played | null> {
  const row = await findTestPayment(db, 'checkout', id);
  return row && stateOfCheckout(row, clock()) === 'open'
    ? { id, customerId: row.customer_id, subscription: null }
    : null;
}

/** @returns null for one that was never opened, or a customer that is gone */
export async function openedPortal({ db, clock }: TestParts, id: string): Promise<Played | null> {
  const row = await findTestPayment(db, 'portal', id);
  if (!row || clock().getTime() - Date.parse(row.made_at) > PORTAL_KEPT_MS) return null;
  const found = await latestOf(db, row.customer_id, clock());
  return { id, customerId: row.customer_id, subscription: found?.state ?? null };
}

/** @returns whether it was paid: a checkout is paid once */
export async function playCheckout({ db, clock }: TestParts, id: string, act: CheckoutAct): Promise<boolean> {
  if (act === 'decline') return false;
  const row = await findTestPayment(db, 'checkout', id);
  if (!row || stateOfCheckout(row, clock()) !== 'open') return false;
  return tx(db, async (trx) => {
    if (!(await setTestPayment(trx, row, JSON.stringify({ ...checkoutIn(row), status: 'paid' })))) return false;
    const state = begunBy(act, clock());
    const made = rowOf('subscription', { id: newTestId('sub'), customerId: row.customer_id, key: id, state }, clock());
    await insertTestPayment(trx, made);
    return true;
  });
}

export async function playPortal({ db, clock }: TestParts, customerId: string, act: PortalAct): Promise<void> {
  const found = await latestOf(db, customerId, clock());
  if (found) await change(db, found.row, changedBy(act, found.state, clock()));
}

async function change(db: Db, row: Row, state: TestSubscription): Promise<void> {
  await tx(db, (trx) => setTestPayment(trx, row, JSON.stringify(state)));
}

async function latestOf(db: Db, customerId: string, now: Date) {
  await requireCustomer(db, customerId);
  const all = await allOf(db, customerId, now);
  const counts = whatCounts(all.map((one) => ({ ...one, status: one.state.status })).toReversed());
  return counts && { ...counts.one, othersBilled: counts.othersBilled };
}

async function allOf(db: Db, customerId: string, now: Date) {
  return (await testPaymentsOf(db, 'subscription', customerId)).map((row) => ({
    row,
    state: asOf(TestSubscription.parse(JSON.parse(row.state)), now),
  }));
}

async function endOpen(db: Db, row: Row): Promise<void> {
  const state = checkoutIn(row);
  if (state.status !== 'open') return;
  const ended: TestCheckout = { ...state, status: 'ended' };
  await tx(db, (trx) => setTestPayment(trx, row, JSON.stringify(ended)));
}

/** @throws UnknownToProvider */
async function requireCustomer(db: Db, customerId: string): Promise<void> {
  if (!(await findTestPayment(db, 'customer', customerId))) throw new UnknownToProvider();
}

function stateOfCheckout(row: Row | undefined, now: Date): 'open' | 'paid' | 'ended' {
  if (!row) return 'ended';
  const { status, endsAt } = checkoutIn(row);
  return status === 'open' && endsAt <= now.toISOString() ? 'ended' : status;
}

function checkoutIn(row: Row): TestCheckout {
  return TestCheckout.parse(JSON.parse(row.state));
}

/** Whoever has it may use it, as at any provider. */
function newTestId(of: 'cus' | 'cs' | 'bps' | 'sub'): string {
  return `${of}_test_${newToken().replaceAll(/[-_]/g, '0')}`;
}

type Made = { readonly id: string; readonly customerId: string; readonly key: string | null; readonly state: object };

function rowOf(kind: Row['kind'], { id, customerId, key, state }: Made, now: Date): Row {
  return {
    id,
    kind,
    customer_id: customerId,
    request_key: key === null ? null : hashOf(`${kind} ${key}`),
    state: JSON.stringify(state),
    made_at: now.toISOString(),
  };
}
