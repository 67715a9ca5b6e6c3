import { remember, remembered } from '#web/client/page/remembered.ts';

/** Before the id of an account: that this browser has shown it the dialog about the trial. It stays after a logout. */
export const WELCOMED = 'trial-welcome';

/** In a browser that keeps nothing, until the page is left. */
const welcomedHere = new Set<string>();

export function wasWelcomed(accountId: string): boolean {
  return welcomedHere.has(accountId) || remembered(`${WELCOMED} ${accountId}`) !== null;
}

export function noteWelcomed(accountId: string): void {
  welcomedHere.add(accountId);
  remember(`${WELCOMED} ${accountId}`, 'shown');
}
