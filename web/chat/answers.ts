import { askBabyDevExpert, type ChatQuery, type ChatReply } from '#contract/chat.ts';
import { call } from '#web/client/calls/call.ts';

/** A language model has a minute. */
const LONGEST_WAIT_MS = 75_000;

/**
 * Sends a question. What it yields is the answer so far, each time with all that came before; the last one is whole.
 *
 * @throws CallFailed
 */
export async function* answersTo(question: ChatQuery, signal: AbortSignal): AsyncGenerator<ChatReply, void> {
  yield await call(askBabyDevExpert, { body: question }, signal, LONGEST_WAIT_MS);
}
