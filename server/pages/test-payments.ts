import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { noticesPath } from '#server/billing/routes/notices.ts';
import { readUpload } from '#server/http/body.ts';
import type { App, Env } from '#server/http/house.ts';
import { requireOwnOrigin } from '#server/http/origin.ts';
import { inTime } from '#server/limits/in-time.ts';
import { mayBegin } from '#server/limits/expensive.ts';
import { networkOf } from '#server/http/network.ts';
import { UnknownToProvider } from '#server/payments/payments.ts';
import { signed } from '#server/payments/signature.ts';
import { openCheckout, openedPortal, playCheckout, playPortal, type Played } from '#server/payments/test-payments.ts';
import { CHECKOUT_ACTS, PORTAL_ACTS, type CheckoutAct, type PortalAct } from '#server/payments/test-state.ts';
import { Problem } from '#server/problem.ts';
import { pageHeadersFor, pageRequest, unknownPage } from './page-request.ts';
import { checkoutMarkup, endedMarkup, portalMarkup } from './test-payment-markup.ts';

const checkout = '/test-payments/checkout/:id';
const portal = '/test-payments/portal/:id';
const mostBytes = 1024;
const longestMs = 10_000;

type Asked = Context<Env>;

/** The pages of the test provider. Whoever has their address may use them, as at any provider; no money moves. */
export function serveTestPayments(app: App): void {
  const { house, hono } = app;
  if (!house.config.hasPlan || house.config.payments.provider !== 'test') return;
  const parts = { db: house.db, clock: house.clock, publicUrl: house.config.publicUrl };

  hono.get(checkout, async (c) => {
    await mayBegin(null, networkOf(c, house));
    const open = await openCheckout(parts, idIn(c));
    if (!open) return page(app, endedMarkup, 404);
    return page(app, checkoutMarkup({ isDeclined: c.req.query('declined') === '1', price: house.config.planPrice }));
  });

  hono.post(checkout, async (c) => {
    const act = await actIn(app, c, CHECKOUT_ACTS);
    const open = await openCheckout(parts, idIn(c));
    if (!open) return page(app, endedMarkup, 404);
    if (act === 'decline') return seeOther(app, `${c.req.path}?declined=1`);
    if (!(await playCheckout(parts, open.id, act))) return page(app, endedMarkup, 404);
    await notify(app, 'checkout.session.completed', {
      object: 'checkout.session',
      id: open.id,
      customer: open.customerId,
    });
    await notify(app, 'customer.subscription.created', { object: 'subscription', customer: open.customerId });
    return seeOther(app, '/payment-success');
  });

  hono.get(portal, async (c) => {
    await mayBegin(null, networkOf(c, house));
    const open = await portalAt(c);
    return open ? page(app, portalMarkup(open.subscription)) : page(app, endedMarkup, 404);
  });

  hono.post(portal, async (c) => {
    const act = await actIn(app, c, PORTAL_ACTS);
    const open = await portalAt(c);
    if (!open) return page(app, endedMarkup, 404);
    await playPortal(parts, open.customerId, act);
    const type = act === 'refund' ? 'charge.refunded' : 'customer.subscription.updated';
    await notify(app, type, { object: act === 'refund' ? 'charge' : 'subscription', customer: open.customerId });
    return seeOther(app, c.req.path);
  });

  async function portalAt(c: Asked): Promise<Played | null> {
    return openedPortal(parts, idIn(c)).catch((error: unknown) => {
      if (error instanceof UnknownToProvider) return null;
      throw error;
    });
  }
}

function idIn(c: Asked): string {
  return c.req.param('id') ?? '';
}

/**
 * The pressed button of a form that works without script.
 *
 * @throws Problem `not-allowed`, `bad-input`
 */
async function actIn<Act extends CheckoutAct | PortalAct>(
  { house }: App,
  c: Asked,
  acts: Readonly<Record<Act, string>>,
): Promise<Act> {
  requireOwnOrigin(c, house);
  await mayBegin(null, networkOf(c, house));
  const body = await inTime(readUpload(c, { mostBytes }), longestMs, () => new Problem('malformed'));
  const given = new URLSearchParams(body.toString('latin1')).get('act');
  const act = Object.keys(acts).find((name): name is Act => name === given);
  if (act === undefined) throw new Problem('bad-input');
  return act;
}

/** By the door through which every provider's notices come. */
async function notify({ hono, house }: App, type: string, object: object): Promise<void> {
  const body = Buffer.from(JSON.stringify({ id: `evt_test_${randomUUID()}`, type, data: { object } }));
  const signature = signed(await house.payments.webhookSecret(), body, house.clock());
  await hono.request(noticesPath, { method: 'POST', body, headers: { 'stripe-signature': signature } });
}

function page({ house }: App, markup: { readonly title: string; readonly main: string }, status = 200): Response {
  const { assets } = pageRequest(house, '/', unknownPage);
  const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const bar =
    '<header class="bar"><div class="page"><a class="brand" href="/" aria-label="Fernling, home"><img src="/favicon.svg" width="28" height="28" alt="">Fernling</a></div></header>';
  const html = `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${markup.title} | Fernling</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${styles}</head><body>${bar}${markup.main}</body></html>`;
  return new Response(html, { status, headers: headersOf(house) });
}

function seeOther({ house }: App, location: string): Response {
  return new Response(null, { status: 303, headers: { ...headersOf(house), location } });
}

/** Without `no-referrer`: browsers would send a form from here without its origin. */
function headersOf(house: App['house']): Record<string, string> {
  return { ...pageHeadersFor(house, unknownPage), 'cache-control': 'no-store' };
}
