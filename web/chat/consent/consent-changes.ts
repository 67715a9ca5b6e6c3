import type { QueryClient } from '@tanstack/react-query';
import { answerModelConsent, type LanguageModel } from '#contract/chat/language-model.ts';
import { call } from '#web/client/calls/call.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { answeringQuery } from '../data.ts';

type Consent = { readonly host: string; readonly agrees: boolean };

/** Keeps whether messages may be sent to a language model's host. */
export function answeringConsent(client: QueryClient): Change<LanguageModel, Consent> {
  return {
    mutationFn: (consent) => call(answerModelConsent, { body: consent }),
    onSuccess: (model) => client.setQueryData(answeringQuery.queryKey, model),
  };
}
