/** Once a toast stands, scrolls what has the focus out from under it: the style sheet keeps that space free. */
export function keepFocusClear(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const focused = document.activeElement;
      if (!focused?.matches('button, a, input, select, textarea, summary, li')) return;
      if (!focused.closest('.toast')) focused.scrollIntoView({ block: 'nearest' });
    }),
  );
}
