import { LONGEST_MESSAGE, MOST_BEFORE, type ChatQuery, type ChatReply } from '#contract/chat.ts';
import type { CallWords } from '#domain/chat/call-words.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { answersTo } from './answers-to.ts';
import { changeConversation, conversationOf, newMessageId, type Message } from './conversation.ts';
import { EmptyAnswer, failureOf, type Failure } from './failure.ts';

export type Asking = {
  /** By `aboutOf`. */
  readonly about: string;
  readonly childId: string | null;
  /** Of the account that the page belongs to; null for a visitor. */
  readonly accountId: string | null;
  readonly text: string;
  /** Signs of danger that the browser finds by itself. */
  readonly calls: readonly CallWords[];
  readonly timeZone: string | undefined;
  /** There a toast would cover the calls. */
  readonly isPhone: boolean;
};

/**
 * Sends a message and shows what comes back, signs of danger at once. On failure what was typed is in the box again,
 * but for danger that was told.
 * Never throws.
 *
 * @returns why it was not answered; null where it was, or was given up
 */
export async function ask({
  about,
  childId,
  accountId,
  text,
  calls,
  timeZone,
  isPhone,
}: Asking): Promise<Failure | null> {
  const earlier = withoutFailed(conversationOf(about).messages, text);
  const waiting = new AbortController();
  const asked: Message = { id: newMessageId(), sender: 'user', text };
  const id = newMessageId();
  const show = (answer: readonly Message[], rest: { typed?: string; waiting?: null } = {}) =>
    changeConversation(about, () => ({ messages: [...earlier, asked, ...answer], ...rest }));
  if (isPhone && calls.length > 0) toasts.clear();
  const told: readonly Message[] = calls.length > 0 ? [{ id, sender: 'ai', calls, reply: null }] : [];
  changeConversation(about, ({ typed }) => ({
    messages: [...earlier, asked, ...told],
    // A message that is sent again leaves what else is in the box.
    typed: typed.trim() === text ? '' : typed,
    waiting,
    held: [],
    former: [],
  }));
  const query: ChatQuery = { query: text, childId, accountId, before: beforeIn(earlier) };
  try {
    let whole: ChatReply | null = null;
    for await (const reply of answersTo(query, waiting.signal)) {
      if (waiting.signal.aborted) return null;
      whole = reply;
      show([{ id, sender: 'ai', calls, reply }]);
    }
    if (waiting.signal.aborted) return null;
    if (!whole || whole.reply.trim() === '') throw new EmptyAnswer();
    show([{ id, sender: 'ai', calls, reply: whole }], { waiting: null });
    return null;
  } catch (error) {
    if (waiting.signal.aborted) return null;
    const failure = failureOf(error, timeZone);
    if (told.length > 0 && failure.kind === 'other') {
      // What was told holds without an answer; a word of failure below it would read as if the help had failed.
      show(told, { waiting: null });
      return failure;
    }
    const typed = conversationOf(about).typed || text;
    show([...told, { id: newMessageId(), sender: 'error', failure }], { typed, waiting: null });
    if (failure.kind === 'other') toasts.show({ kind: 'problem', title: failure.text });
    return failure;
  }
}

/** A question that is sent again takes the place of the one that was not answered. */
function withoutFailed(messages: readonly Message[], text: string): readonly Message[] {
  if (messages.at(-1)?.sender !== 'error') return messages;
  const at = messages.findLastIndex(({ sender }) => sender === 'user');
  const last = messages[at];
  return last?.sender === 'user' && last.text === text ? messages.slice(0, at) : messages;
}

export function lastWrittenIn(messages: readonly Message[]): string {
  return writtenIn(messages)[0] ?? '';
}

/** What the parent wrote, the latest first. */
export function writtenIn(messages: readonly Message[]): string[] {
  return messages.flatMap((message) => (message.sender === 'user' ? message.text : [])).toReversed();
}

/** What the parent wrote before: of answers the server reads nothing. */
function beforeIn(messages: readonly Message[]): NonNullable<ChatQuery['before']> {
  return writtenIn(messages)
    .slice(0, MOST_BEFORE)
    .toReversed()
    .map((text) => ({ sender: 'user', text: text.slice(-LONGEST_MESSAGE) }));
}
