const errors = new WeakSet<Error>();

export function watchLostFiles(): void {
  addEventListener('vite:preloadError', ({ payload }) => errors.add(payload));
}

export function isLostFile(error: unknown): boolean {
  return error instanceof Error && errors.has(error);
}
