import { createCheckoutSession, createPortalSession } from '#contract/billing.ts';
import { billingJobs } from '#server/billing/jobs.ts';
import type { CheckoutAct, PortalAct } from '#server/payments/test-state.ts';
import type { Client } from '../client.ts';
import type { TestHouse } from '../house-on.ts';
import { workOff } from '../jobs.ts';

const asForm = { 'content-type': 'application/x-www-form-urlencoded' };

/** Begins a payment and presses a button of the test provider's page; the notices of it are worked off. */
export async function checkOut(home: TestHouse, person: Client, act: CheckoutAct = 'pay'): Promise<void> {
  const { url } = await person.call(createCheckoutSession, {});
  await press(home, person, url, act);
}

/** Presses a button of the test provider's portal. */
export async function manage(home: TestHouse, person: Client, act: PortalAct): Promise<void> {
  const { portalUrl } = await person.call(createPortalSession, {});
  await press(home, person, portalUrl, act);
}

async function press(home: TestHouse, person: Client, url: string, act: string) {
  const answer = await person.send('POST', new URL(url).pathname, `act=${act}`, asForm);
  await workOff(home, billingJobs(home.house));
  return answer;
}
