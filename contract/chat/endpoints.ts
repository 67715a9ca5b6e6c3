import type { Endpoint } from '#contract/endpoint.ts';
import { askBabyDevExpert, readDangerSigns } from '../chat.ts';
import { answerModelConsent, readLanguageModel } from './language-model.ts';

export const chatEndpoints = {
  askBabyDevExpert,
  readDangerSigns,
  readLanguageModel,
  answerModelConsent,
} as const satisfies Record<string, Endpoint>;
