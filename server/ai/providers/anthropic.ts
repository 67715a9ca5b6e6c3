import { createAnthropic } from '@ai-sdk/anthropic';
import type { AiConfig } from '../ai-settings.ts';
import { boundedFetch } from '../bounded-fetch.ts';
import type { Model } from '../model.ts';

export function anthropicModel({ baseUrl, key, model }: AiConfig): Model {
  // Without a key of its own the package would look for one in the environment.
  return createAnthropic({ baseURL: baseUrl, apiKey: key ?? 'none', fetch: boundedFetch }).languageModel(model);
}
