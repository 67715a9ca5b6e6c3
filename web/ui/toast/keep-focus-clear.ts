/** Above and below the toast. */
const AROUND_PX = 32;

/**
 * Once a toast stands, scrolls what has the focus, and the buttons beside it, out from under it: the style sheet keeps
 * that space free.
 */
export function keepFocusClear(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const heightPx = document.querySelector<HTMLElement>('[data-sonner-toast]')?.offsetHeight;
      if (heightPx) document.documentElement.style.setProperty('--under-toast', `${heightPx + AROUND_PX}px`);
      const focused = document.activeElement;
      if (!focused?.matches('button, a, input, select, textarea, summary, li') || focused.closest('.toast')) return;
      for (const part of [focused.closest('[role=group]'), focused]) part?.scrollIntoView({ block: 'nearest' });
    }),
  );
}
