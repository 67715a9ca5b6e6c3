import type { OpenAICompatibleProvider } from '@ai-sdk/openai-compatible';
import type { AiRequest } from './ai.ts';

/** What the providers' packages make alike. */
export type Model = Pick<ReturnType<OpenAICompatibleProvider['chatModel']>, 'doStream'>;

type Options = Parameters<Model['doStream']>[0];

/** The system's text is ours alone; what a parent wrote stands only in the user's role. There are no tools. */
export function optionsOf({ system, user, mostTokens }: AiRequest, abortSignal: AbortSignal): Options {
  return {
    prompt: [
      { role: 'system', content: system },
      { role: 'user', content: [{ type: 'text', text: user }] },
    ],
    maxOutputTokens: mostTokens,
    abortSignal,
  };
}
