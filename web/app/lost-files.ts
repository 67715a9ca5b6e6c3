const errors = new WeakSet<Error>();

/** Takes note of every part of the page that could not be loaded. */
export function watchLostFiles(): void {
  addEventListener('vite:preloadError', ({ payload }) => errors.add(payload));
}

/** Whether something broke because a part of the page could not be loaded. */
export function isLostFile(error: unknown): boolean {
  return error instanceof Error && errors.has(error);
}
