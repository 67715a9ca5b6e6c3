import { checkSubscription, createCheckoutSession, createPortalSession, readSubscription } from '#contract/billing.ts';
import { readTrial } from '#contract/billing/trial.ts';
import { handle } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import { serveNotices } from './routes/notices.ts';
import { checkOut, checkPlan, openPortal } from './routes/paying.ts';
import { subscriptionOf, trialStatusOf } from './service.ts';

export function routes(app: App): void {
  handle(app, readSubscription, ({ house, parent, now }) => subscriptionOf(house, parent, now));
  handle(app, checkSubscription, (ask) => checkPlan(ask));
  handle(app, readTrial, ({ house, parent, now }) => trialStatusOf(house, parent, now));
  handle(app, createCheckoutSession, (ask) => checkOut(ask));
  handle(app, createPortalSession, (ask) => openPortal(ask));
  serveNotices(app);
}
