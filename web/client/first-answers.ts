/** A reply as the server wrote it, and when it came, in ms since 1970. */
type FirstAnswer = { readonly reply: unknown; readonly atMs: number };

const answers = new Map<string, FirstAnswer>();

/** Stores the replies that came with the page, by the address of the call that each one answers. */
export function storeFirstAnswers(replies: Readonly<Record<string, unknown>>, atMs: number): void {
  for (const [address, reply] of Object.entries(replies)) answers.set(address, { reply, atMs });
}

/** Removes and returns the reply that came with the page; undefined when there is none. */
export function takeFirstAnswer(address: string): FirstAnswer | undefined {
  const answer = answers.get(address);
  answers.delete(address);
  return answer;
}

/** Drops the replies that nobody has taken: something has changed, or they may be shown no longer. */
export function forgetFirstAnswers(): void {
  answers.clear();
}
