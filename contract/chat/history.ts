import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { Id, Nothing } from '#contract/fields.ts';
import { StoredAt, StoredId } from '#contract/stored.ts';
import { ChatReply } from '../chat.ts';

export const KeptMessage = z.object({
  id: StoredId,
  askedAt: StoredAt,
  /** The child asked about; null where none was named. */
  childId: z.nullable(StoredId),
  text: z.string(),
  /** As it was shown; null where it was kept in a form that is not read any more. */
  answer: z.nullable(ChatReply),
  /** It came with an import, so that what stands there was not written by this server. */
  isImported: z.boolean(),
});
export type KeptMessage = z.infer<typeof KeptMessage>;

export const ChatHistory = z.object({
  /** Since when messages are kept; null as long as the account has not turned its history on. */
  keptSince: z.nullable(StoredAt),
  /** How many messages are kept in all. */
  count: z.int(),
  /** Newest first. */
  messages: z.array(KeptMessage),
  /** `before` of the next page; null on the last one. */
  next: z.nullable(StoredId),
});
export type ChatHistory = z.infer<typeof ChatHistory>;

export const readChatHistory = endpoint({
  method: 'GET',
  path: '/api/chat/history',
  who: 'signed in',
  summary:
    'The messages of the chat that the account lets be kept, with their answers, 20 at a time, the newest first; and whether it lets any be kept.',
  query: z.strictObject({ before: z.optional(Id) }),
  reply: ChatHistory,
});

const Keeping = z.strictObject({ isKept: z.boolean() });

export const chooseChatHistory = endpoint({
  method: 'PUT',
  path: '/api/chat/history',
  who: 'signed in',
  summary:
    "Turns the account's history of the chat on, from the next message, or off, which erases all that is kept. It is off as long as nobody has turned it on.",
  body: Keeping,
  reply: ChatHistory,
});

export const eraseChatHistory = endpoint({
  method: 'DELETE',
  path: '/api/chat/history',
  who: 'signed in',
  summary: "Erases all messages of the account's history of the chat. It stays on.",
  body: Nothing,
  reply: Nothing,
});

export const removeKeptMessage = endpoint({
  method: 'DELETE',
  path: '/api/chat/history/:messageId',
  who: 'signed in',
  summary: "Erases one message of the account's history of the chat, with its answer.",
  params: z.object({ messageId: Id }),
  body: Nothing,
  reply: Nothing,
});
