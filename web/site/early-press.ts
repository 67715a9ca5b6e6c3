/** On a page that the server has drawn and whose script has not come yet. */
export const waitingMark = 'data-waits';
const heldMark = 'data-held';
const waiting = `[${waitingMark}]`;

/** What works without the page's script: links, the menu, logging out. */
const worksAlready = 'a, [popovertarget], [data-action]';

let held: HTMLElement | null = null;

/** Holds a press until the page's script can answer it. What is typed meanwhile would be lost, so it is refused. */
export function holdEarlyPresses(): void {
  if (!document.querySelector(waiting)) return;
  document.addEventListener('click', hold, true);
  document.addEventListener('beforeinput', refuse, true);
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
