import { remember, remembered } from '#web/client/page/remembered.ts';

/** That this browser has shown the dialog about the trial. It stays when somebody logs out. */
export const WELCOMED = 'trial-welcome';

/** In a browser that keeps nothing, until the page is left. */
let isWelcomedHere = false;

export function wasWelcomed(): boolean {
  return isWelcomedHere || remembered(WELCOMED) !== null;
}

export function noteWelcomed(): void {
  isWelcomedHere = true;
  remember(WELCOMED, 'shown');
}
