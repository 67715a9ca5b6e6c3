/** A reply sent with the page, and when it arrived, in ms since 1970. */
type FirstAnswer = { readonly reply: unknown; readonly atMs: number };

/** How long data that no screen shows is kept. */
export const keepUnusedMs = 5 * 60_000;

const answers = new Map<string, FirstAnswer>();

export function storeFirstAnswers(replies: Readonly<Record<string, unknown>>, atMs: number): void {
  for (const [address, reply] of Object.entries(replies)) answers.set(address, { reply, atMs });
}

export function takeFirstAnswer(address: string, nowMs: number): FirstAnswer | undefined {
  const answer = answers.get(address);
  answers.delete(address);
  return answer && nowMs - answer.atMs <= keepUnusedMs ? answer : undefined;
}

/** Drops unused embedded replies: data has changed, or they may no longer be shown. */
export function forgetFirstAnswers(): void {
  answers.clear();
}
