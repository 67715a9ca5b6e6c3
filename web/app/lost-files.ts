const errors = new WeakSet<Error>();

/** Records every part of the page that failed to load. */
export function watchLostFiles(): void {
  addEventListener('vite:preloadError', ({ payload }) => errors.add(payload));
}

/** Whether an error is due to a part that failed to load. */
export function isLostFile(error: unknown): boolean {
  return error instanceof Error && errors.has(error);
}
