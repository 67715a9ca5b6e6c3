import { CHECKOUT_ACTS, PORTAL_ACTS, type TestSubscription } from '#server/payments/test-state.ts';
import { xmlText } from './xml-text.ts';

type Markup = { readonly title: string; readonly main: string };

const settings = '/settings?section=subscription';
const noMoney =
  '<p class="test-note"><strong>No money moves.</strong> This page stands in for a payment provider. Do not enter a real card.</p>';

export function checkoutMarkup({ isDeclined, price }: { isDeclined: boolean; price: string | null }): Markup {
  const declined = isDeclined ? '<p role="alert">The card was declined. Nothing was charged.</p>' : '';
  const priced = price === null ? '' : `<p>${xmlText(price)}</p>`;
  return framed('Test payment', `${declined}${priced}${buttons(CHECKOUT_ACTS)}${back('Cancel and go back')}`);
}

export function portalMarkup(subscription: TestSubscription | null): Markup {
  const acts = subscription ? buttons(PORTAL_ACTS) : '';
  return framed('Test subscription', `${stateOf(subscription)}${acts}${back('Back to Fernling')}`);
}

/** One that is paid, too old, or was never begun. */
export const endedMarkup = framed('Test payment', `<p>This payment is over.</p>${back('Back to Fernling')}`);

function stateOf(subscription: TestSubscription | null): string {
  if (!subscription) return '<p>There is no subscription yet.</p>';
  const { status, cancelsAtPeriodEnd, currentPeriodEnd, refundedAt } = subscription;
  const facts = [
    ['State', status],
    ['Period ends', currentPeriodEnd.slice(0, 10)],
    ['Canceled at the end of the period', cancelsAtPeriodEnd ? 'yes' : 'no'],
    ['Last payment refunded', refundedAt?.slice(0, 10) ?? 'no'],
  ];
  return `<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>`;
}

function buttons(acts: Readonly<Record<string, string>>): string {
  const each = Object.entries(acts).map(([act, label]) => `<button name="act" value="${act}">${label}</button>`);
  return `<form method="post">${each.join('')}</form>`;
}

function back(label: string): string {
  return `<p><a href="${settings}">${label}</a></p>`;
}

function framed(title: string, content: string): Markup {
  return { title, main: `<main id="main" class="test-payments"><h1>${title}</h1>${noMoney}${content}</main>` };
}
