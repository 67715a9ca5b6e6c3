import { PLAN_TEXT } from '#domain/billing/plan-text.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { day } from '#domain/time/day.ts';
import { CHECKOUT_ACTS, possibleActs, type TestSubscription } from '#server/payments/test-state.ts';
import { xmlText } from './xml-text.ts';

type Markup = { readonly title: string; readonly main: string };
type Acts = readonly (readonly [act: string, label: string])[];

const settings = '/settings?section=subscription';
const noMoney = alert(
  'amber',
  'No money moves.',
  'This page stands in for a payment provider. Nothing here asks for a card.',
);

export function checkoutMarkup({ isDeclined, price }: { isDeclined: boolean; price: string | null }): Markup {
  const declined = isDeclined ? alert('clay', 'The card was declined.', 'Nothing was charged.', 'alert') : '';
  const priced = price === null ? '' : `<p class="lead">${xmlText(price)}</p>`;
  const buttons = buttonsFor(Object.entries(CHECKOUT_ACTS), 'pay');
  return framed(
    'Test payment',
    `${declined}${card('What should happen?', `${priced}<p>${PLAN_TEXT}</p>${buttons}`)}${back('Cancel and go back')}`,
  );
}

export function portalMarkup(subscription: TestSubscription | null): Markup {
  const content = subscription ? managed(subscription) : card('Subscription', '<p>There is none yet.</p>');
  return framed('Test subscription', `${content}${back('Back to Fernling')}`);
}

/** One that is paid, too old, or was never begun. */
export const endedMarkup = framed(
  'Test payment',
  `${card('This payment is over.', '<p>It was paid, has run out of time, or was never begun.</p>')}${back('Back to Fernling')}`,
);

function managed(subscription: TestSubscription): string {
  const acts = possibleActs(subscription);
  const next = acts.length > 0 ? buttonsFor(acts) : '<p>It is over, and nothing more can happen to it.</p>';
  return `${card('As the provider has it', factsOf(subscription))}${card('What should happen?', next)}`;
}

function factsOf({ status, cancelsAtPeriodEnd, currentPeriodEnd, refundedAt }: TestSubscription): string {
  const facts = [
    ['State', status],
    ['Period ends', dayOf(currentPeriodEnd)],
    ['Canceled at the end of the period', cancelsAtPeriodEnd ? 'yes' : 'no'],
    ['Last payment refunded', refundedAt === null ? 'no' : dayOf(refundedAt)],
  ];
  return `<dl class="facts">${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
}

function dayOf(instant: string): string {
  return longDayText(day(instant.slice(0, 10)));
}

function buttonsFor(acts: Acts, first?: string): string {
  const each = acts.map(
    ([act, label]) =>
      `<button class="btn full${act === first ? ' primary' : ''}" name="act" value="${act}">${label}</button>`,
  );
  return `<form class="stack tight" method="post">${each.join('')}</form>`;
}

function card(title: string, content: string): string {
  return `<section class="card stack"><h2>${title}</h2>${content}</section>`;
}

function alert(tone: 'amber' | 'clay', title: string, text: string, role?: 'alert'): string {
  const said = role ? ` role="${role}"` : '';
  return `<div class="alert ${tone}"${said}><div><strong>${title}</strong><div>${text}</div></div></div>`;
}

function back(label: string): string {
  return `<p><a class="btn quiet" href="${settings}">${label}</a></p>`;
}

function framed(title: string, content: string): Markup {
  const parts = `<h1>${title}</h1>${noMoney}${content}`;
  return {
    title,
    main: `<main id="main"><div class="page narrow stack loose">${parts}</div></main>`,
  };
}
