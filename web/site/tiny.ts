import { PHONE_BELOW_PX, TOAST_MS } from '#web/ui/constants.ts';

/** Pixels of scrolling after which the bar gets its background. */
export const SCROLLED_AFTER_PX = 20;

/** What the button in the bar asks the server: `signOut` of the contract, without the schemas that come with it. */
export const signOutCall = { method: 'POST', path: '/api/sign-out' } as const;

/**
 * Starts what pages do beyond links and forms. Everything listens on the document, so that it also holds for bars
 * that are drawn later.
 */
export function start(): void {
  markScrolling();
  document.addEventListener('scroll', markScrolling, { passive: true });
  document.addEventListener('toggle', enterMenu, true);
  document.addEventListener('beforetoggle', leaveMenu, true);
  // Before the signed-in page hears of it: the page they go to takes the focus, which a menu would take back as it closes.
  document.addEventListener('click', followClick, true);
  matchMedia(`(min-width: ${PHONE_BELOW_PX}px)`).addEventListener('change', closeMenu);
  document.querySelectorAll<HTMLElement>('[data-flash]').forEach(hideLater);
}

function markScrolling(): void {
  document.querySelector('.bar')?.classList.toggle('scrolled', scrollY > SCROLLED_AFTER_PX);
}

/** While the menu is open, the keyboard stays inside it. */
function enterMenu(event: Event): void {
  const menu = menuOf(event, 'open');
  if (!menu) return;
  menu.querySelector('button')?.focus();
  setBehindInert(true);
}

/** Before it closes, so that the browser can give the focus back to the button that opened it. */
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
  // 401: the session had ended before.
  if (answer?.ok || answer?.status === 401) return location.replace('/');
  button.disabled = false;
  closeMenu();
  showFailure();
}

function showFailure(): void {
  const toast = document.getElementById('sign-out-failed');
  if (!toast) return;
  toast.hidden = false;
  hideLater(toast);
}

/** A toast stays as long as the pointer or the focus is on it. */
function hideLater(toast: HTMLElement): void {
  setTimeout(() => {
    if (toast.matches(':hover, :focus-within')) hideLater(toast);
    else toast.hidden = true;
  }, TOAST_MS);
}
