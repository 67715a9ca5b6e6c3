/** Asks at most once in `ms`. In between everybody gets the same answer, even one that is still pending or failed. */
export function atMostEvery<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let last: { readonly askedAt: number; readonly answer: Promise<T> } | undefined;
  return () => {
    // Not the system clock, which may be set back.
    const now = performance.now();
    if (!last || now - last.askedAt >= ms) last = { askedAt: now, answer: ask() };
    return last.answer;
  };
}
