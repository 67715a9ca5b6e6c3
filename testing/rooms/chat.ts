import type { chatEndpoints } from '#contract/chat/endpoints.ts';
import { aKeptMessage } from '../chat/kept-messages.ts';
import { toAccounts, toAnyone, toEveryViewer, toItsAccount, type AccessTo } from './access.ts';
import type { Columns } from './columns.ts';
import type { Told } from './privacy.ts';
import type { RequestsTo } from './requests.ts';

export { demo } from './demo/chat.ts';

export const access: AccessTo<typeof chatEndpoints> = {
  // About a child; what tells of danger is answered to anyone.
  askBabyDevExpert: toEveryViewer,
  readDangerSigns: toAnyone,
  // Each account its own.
  readLanguageModel: toAccounts,
  answerModelConsent: toAccounts,
  readChatHistory: toAccounts,
  chooseChatHistory: toAccounts,
  eraseChatHistory: toAccounts,
  removeKeptMessage: toItsAccount,
};

export const columns = {
  chat_histories: { user_id: 'text', kept_since: 'text' },
  chat_messages: {
    user_id: 'text',
    id: 'text',
    child_id: 'text?',
    asked_at: 'text',
    text: 'text',
    answer: 'text',
    is_imported: 'integer',
  },
} as const satisfies Partial<Columns>;

export const told: Told = [
  ['since when, what you type into the chat', 'chat_histories.kept_since chat_messages.text'],
  ['the answer as it was shown, and when', 'chat_messages.answer chat_messages.asked_at'],
  ['whether it came with an import', 'chat_messages.is_imported'],
];

export const requests: RequestsTo<typeof chatEndpoints> = {
  askBabyDevExpert: async ({ child }) => ({
    body: { query: 'How much tummy time does she need?', childId: child.id, before: [] },
  }),
  readDangerSigns: async () => ({}),
  readLanguageModel: async () => ({}),
  answerModelConsent: async () => ({ body: { host: 'ai.example.org', agrees: true } }),
  readChatHistory: async () => ({ query: {} }),
  chooseChatHistory: async () => ({ body: { isKept: true } }),
  eraseChatHistory: async () => ({ body: {} }),
  removeKeptMessage: async ({ house, parent, child }) => ({
    params: { messageId: await aKeptMessage(house, parent, { child_id: child.id }) },
    body: {},
  }),
};

export const generated = {};
