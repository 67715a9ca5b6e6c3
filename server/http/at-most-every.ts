/** Asks once in a while: until then, and while it is being asked, everybody gets the same answer, also a failure. */
export function atMostEvery<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let last: { readonly askedAt: number; readonly answer: Promise<T> } | undefined;
  return () => {
    // Not the time of day, which may be set back.
    const now = performance.now();
    if (!last || now - last.askedAt >= ms) last = { askedAt: now, answer: ask() };
    return last.answer;
  };
}
