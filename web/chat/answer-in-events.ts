import { askBabyDevExpert, type ChatEvent, type ChatQuery, type ChatReply } from '#contract/chat.ts';
import { callInEvents } from '#web/client/calls/call-in-events.ts';

/** The reply comes last and takes the place of all that was told before. */
export type AnswerEvent = ChatEvent | { readonly kind: 'reply'; readonly reply: ChatReply };

/**
 * Sends a message and tells its answer as it comes.
 *
 * @param signal ends it, as when the panel closes; so does reading no further
 * @throws CallFailed when the server refuses, or the line breaks; then there is no answer, whatever was told before
 */
export function answerInEvents(message: ChatQuery, signal: AbortSignal): AsyncGenerator<AnswerEvent, void> {
  return callInEvents(askBabyDevExpert, { body: message }, signal);
}
