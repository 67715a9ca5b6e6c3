/** On a page that the server has drawn and whose script has not come yet. */
export const waitingMark = 'data-waits';
/** Of the message that stands hidden in each signed-in page until a script of it could not be loaded. */
export const scriptLostId = 'script-lost';
const heldMark = 'data-held';
const waiting = `[${waitingMark}]`;

/** What works without the page's script: links, the menu, logging out. */
const worksAlready = 'a, [popovertarget], [data-action="sign-out"]';

let held: HTMLElement | null = null;

/**
 * Holds a press until the page's script can answer it. What is typed meanwhile would be lost, so it is refused. If the
 * script does not come, the page says so.
 */
export function holdEarlyPresses(): void {
  if (!document.querySelector(waiting)) return;
  document.addEventListener('click', hold, true);
  document.addEventListener('beforeinput', refuse, true);
  // A module script that fails, or imports one that does, says so after the scripts before it have run.
  document.addEventListener('error', tellOfLostScript, true);
}

/** Makes the last press again, once there is somebody to answer it. */
export function letGoOfPress(): void {
  document.removeEventListener('click', hold, true);
  document.removeEventListener('beforeinput', refuse, true);
  document.querySelector(waiting)?.removeAttribute(waitingMark);
  held?.removeAttribute(heldMark);
  held?.click();
  held = null;
}

function tellOfLostScript({ target }: ErrorEvent): void {
  if (!(target instanceof HTMLScriptElement)) return;
  held?.removeAttribute(heldMark);
  held = null;
  const told = document.getElementById(scriptLostId);
  if (told) told.hidden = false;
}

function hold(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest(waiting) || target.closest(worksAlready)) return;
  const control = target.closest<HTMLElement>('button, label, input, select, summary');
  if (!control) return;
  refuse(event);
  held?.removeAttribute(heldMark);
  control.setAttribute(heldMark, '');
  held = control;
}

function refuse(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.closest(waiting)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
