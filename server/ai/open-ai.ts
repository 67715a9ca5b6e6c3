import type { OpenedAi } from './ai.ts';
import type { AiConfig } from './ai-settings.ts';
import type { Model } from './model.ts';
import { Rest } from './rest.ts';
import { realTimes, streamed, type Times } from './streamed.ts';

/** Each provider's package is loaded only where it is used. */
export async function openAi(config: AiConfig | null, times: Times = realTimes): Promise<OpenedAi | null> {
  if (config === null) return null;
  const model = await modelOf(config);
  const { recipient, limits } = config;
  return { recipient, limits, rest: new Rest(), stream: (request, call) => streamed(model, request, call, times) };
}

async function modelOf(config: AiConfig): Promise<Model> {
  if (config.provider === 'anthropic') {
    const { anthropicModel } = await import('./providers/anthropic.ts');
    return anthropicModel(config);
  }
  const { openaiCompatibleModel } = await import('./providers/openai-compatible.ts');
  return openaiCompatibleModel(config);
}
