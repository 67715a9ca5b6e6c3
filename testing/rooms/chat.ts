import type { chatEndpoints } from '#contract/chat/endpoints.ts';
import { toAccounts, toAnyone, toEveryViewer, type AccessTo } from './access.ts';
import type { Told } from './privacy.ts';
import type { RequestsTo } from './requests.ts';

export const access: AccessTo<typeof chatEndpoints> = {
  // About a child; what tells of danger is answered to anyone.
  askBabyDevExpert: toEveryViewer,
  readDangerSigns: toAnyone,
  // Each account its own.
  readLanguageModel: toAccounts,
  answerModelConsent: toAccounts,
};

export const columns = {};

export const told: Told = [];

export const requests: RequestsTo<typeof chatEndpoints> = {
  askBabyDevExpert: async ({ child }) => ({
    body: { query: 'How much tummy time does she need?', childId: child.id, before: [] },
  }),
  readDangerSigns: async () => ({}),
  readLanguageModel: async () => ({}),
  answerModelConsent: async () => ({ body: { host: 'ai.example.org', agrees: true } }),
};

export const generated = {};
