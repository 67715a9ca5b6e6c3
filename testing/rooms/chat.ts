import type { chatEndpoints } from '#contract/chat/endpoints.ts';
import { toAnyone, toEveryViewer, type AccessTo } from './access.ts';
import type { Told } from './privacy.ts';
import type { RequestsTo } from './requests.ts';

export const access: AccessTo<typeof chatEndpoints> = {
  // About a child; what tells of danger is answered to anyone.
  askBabyDevExpert: toEveryViewer,
  readDangerSigns: toAnyone,
};

export const columns = {};

export const told: Told = [];

export const requests: RequestsTo<typeof chatEndpoints> = {
  askBabyDevExpert: async ({ child }) => ({
    body: { query: 'How much tummy time does she need?', childId: child.id, before: [] },
  }),
  readDangerSigns: async () => ({}),
};

export const generated = {};
