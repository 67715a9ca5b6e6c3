import { hideLater, showSignOutFailed } from '#web/client/page/sign-out-failed.ts';
import { PHONE_BELOW_PX } from '#web/ui/constants.ts';

/** The bar gets its background after this scroll distance. */
export const SCROLLED_AFTER_PX = 20;

/** `signOut` of the contract, without loading its schemas. */
export const signOutCall = { method: 'POST', path: '/api/sign-out' } as const;

/** All listeners are on the document, so they also cover bars rendered later. */
export function start(): void {
  // After the first frame: before it, to ask where the page stands would lay it out here and delay the paint.
  requestAnimationFrame(() => setTimeout(markScrolling));
  document.addEventListener('scroll', markScrolling, { passive: true });
  document.addEventListener('toggle', enterMenu, true);
  document.addEventListener('beforetoggle', leaveMenu, true);
  // In the capture phase, before the router navigates: the new page takes the focus, which a closing menu would take
  // back.
  document.addEventListener('click', followClick, true);
  matchMedia(`(min-width: ${PHONE_BELOW_PX}px)`).addEventListener('change', closeMenu);
  document.querySelectorAll<HTMLElement>('[data-flash]').forEach(hideLater);
}

function markScrolling(): void {
  document.querySelector('.bar')?.classList.toggle('scrolled', scrollY > SCROLLED_AFTER_PX);
}

/** Traps the keyboard in the open menu. */
function enterMenu(event: Event): void {
  const menu = menuOf(event, 'open');
  if (!menu) return;
  menu.querySelector('button')?.focus();
  setBehindInert(true);
}

/** Before the menu closes, so that the browser can return the focus to its button. */
function leaveMenu(event: Event): void {
  if (menuOf(event, 'closed')) setBehindInert(false);
}

function menuOf(event: Event, newState: string): HTMLElement | null {
  const { target } = event;
  const isMenu = target instanceof HTMLElement && target.matches('.side-menu[popover]');
  return isMenu && 'newState' in event && event.newState === newState ? target : null;
}

function setBehindInert(isInert: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('.skip, .bar > .page, main, .site-footer'))
    part.inert = isInert;
}

function closeMenu(): void {
  document.querySelector<HTMLElement>('.side-menu[popover]')?.hidePopover();
}

function followClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  if (target.closest('.side-menu[popover] a')) closeMenu();
  const button = target.closest<HTMLButtonElement>('button[data-action="sign-out"]');
  if (button) void signOut(button);
}

async function signOut(button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  const answer = await fetch(signOutCall.path, {
    method: signOutCall.method,
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => null);
  // 401: the session had already ended.
  if (answer?.ok || answer?.status === 401) return location.replace('/');
  button.disabled = false;
  closeMenu();
  showSignOutFailed();
}
