import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { AiConfig } from '../ai-settings.ts';
import { boundedFetch } from '../bounded-fetch.ts';
import type { Model } from '../model.ts';

/**
 * OpenAI's newer models take `max_completion_tokens` alone, and Mistral no `stream_options`; others know both older names.
 *
 * Sources: https://github.com/teilomillet/gollm/issues/33 and https://github.com/avante-corp/avante.nvim/issues/2347
 */
export function openaiCompatibleModel({ baseUrl, key, model }: AiConfig): Model {
  const { hostname } = new URL(baseUrl);
  const provider = createOpenAICompatible({
    name: 'ai',
    baseURL: baseUrl,
    includeUsage: hostname !== 'api.mistral.ai',
    ...(key !== null && { apiKey: key }),
    ...(hostname === 'api.openai.com' && { transformRequestBody: withNewName }),
    fetch: boundedFetch,
  });
  return provider.chatModel(model);
}

function withNewName(body: Record<string, unknown>): Record<string, unknown> {
  const { max_tokens: most, ...others } = body;
  return most === undefined ? others : { ...others, max_completion_tokens: most };
}
