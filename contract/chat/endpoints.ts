import type { Endpoint } from '#contract/endpoint.ts';
import { askBabyDevExpert, readDangerSigns } from '../chat.ts';
import { chooseChatHistory, eraseChatHistory, readChatHistory, removeKeptMessage } from './history.ts';
import { answerModelConsent, readLanguageModel } from './language-model.ts';

export const chatEndpoints = {
  askBabyDevExpert,
  readDangerSigns,
  readLanguageModel,
  answerModelConsent,
  readChatHistory,
  chooseChatHistory,
  eraseChatHistory,
  removeKeptMessage,
} as const satisfies Record<string, Endpoint>;
