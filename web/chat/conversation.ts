import type { ChatReply } from '#contract/chat.ts';
import type { CallWords } from '#domain/chat/call-words.ts';
import type { Failure } from './failure.ts';

/** What was typed, what came back, or why nothing did. */
export type Message =
  | { readonly id: number; readonly sender: 'user'; readonly text: string }
  | {
      readonly id: number;
      readonly sender: 'ai';
      /** Signs of danger that the browser found by itself; empty once the server's answer tells them. */
      readonly calls: readonly CallWords[];
      /** So far; null before the first sentence has come. */
      readonly reply: ChatReply | null;
    }
  | { readonly id: number; readonly sender: 'error'; readonly failure: Failure };

export type Conversation = {
  readonly messages: readonly Message[];
  /** What is in the box. */
  readonly typed: string;
  /** Ends the question that waits for its answer; null while none does. */
  readonly waiting: AbortController | null;
  /** Signs of danger in what was to be sent while an answer was awaited; until the next message. */
  readonly held: readonly CallWords[];
  /** What 'Start over' has taken away; until the next message. */
  readonly former: readonly Message[];
};

const EMPTY: Conversation = { messages: [], typed: '', waiting: null, held: [], former: [] };

/** In memory alone: leaving or loading the page again forgets them. One for each account and child. */
const kept = new Map<string, Conversation>();
const listeners = new Set<() => void>();
let lastId = 0;

/** What a conversation is about, and whose it is. */
export function aboutOf(accountId: string | null, childId: string | null): string {
  return `${accountId ?? 'visitor'} ${childId ?? 'nobody'}`;
}

/** Forgets the conversations of all other accounts, and gives up what waits. */
export function keepOnlyOf(accountId: string | null): void {
  const others = [...kept.keys()].filter((about) => !about.startsWith(aboutOf(accountId, '')));
  for (const about of others) {
    startOver(about);
    kept.delete(about);
  }
}

/** @param about by `aboutOf` */
export function conversationOf(about: string): Conversation {
  return kept.get(about) ?? EMPTY;
}

export function changeConversation(about: string, change: (now: Conversation) => Partial<Conversation>): void {
  const now = conversationOf(about);
  kept.set(about, { ...now, ...change(now) });
  for (const listener of listeners) listener();
}

/** Begins anew, and gives up what waits. */
export function startOver(about: string): void {
  conversationOf(about).waiting?.abort();
  changeConversation(about, ({ messages }) => ({ ...EMPTY, former: messages }));
}

/** Undoes a new beginning. */
export function bringBack(about: string): void {
  changeConversation(about, ({ former }) => ({ messages: former, former: [] }));
}

export function onConversationChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function newMessageId(): number {
  lastId += 1;
  return lastId;
}
