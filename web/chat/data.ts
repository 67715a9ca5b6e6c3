import { queryOptions, useQuery } from '@tanstack/react-query';
import { readLanguageModel, type LanguageModel } from '#contract/chat/language-model.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { call } from '#web/client/calls/call.ts';

/** Who words the answers; `nobody` for whoever is logged out, whom the panel tells so without leaving the page. */
export type Answering = LanguageModel | 'nobody';

export const answeringQuery = queryOptions<Answering, CallFailed>({
  queryKey: ['chat', 'language-model'],
  queryFn: ({ signal }) =>
    call(readLanguageModel, {}, signal).catch((error: unknown) => {
      if (error instanceof CallFailed && error.code === 'sign-in-needed') return 'nobody';
      throw error;
    }),
});

export const useAnswering = () => useQuery(answeringQuery);

/** The host that has to be agreed to before anything is sent there; null where none has. */
export function askedHost(answering: Answering | undefined): string | null {
  return answering === undefined || answering === 'nobody' || answering.staysHere ? null : answering.host;
}
