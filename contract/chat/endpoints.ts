import type { Endpoint } from '#contract/endpoint.ts';
import { askBabyDevExpert, readDangerSigns } from '../chat.ts';

export const chatEndpoints = {
  askBabyDevExpert,
  readDangerSigns,
} as const satisfies Record<string, Endpoint>;
