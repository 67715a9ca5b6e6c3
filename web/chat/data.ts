import { queryOptions, useQuery } from '@tanstack/react-query';
import { DangerSigns, readDangerSigns } from '#contract/chat.ts';
import { readLanguageModel, type LanguageModel } from '#contract/chat/language-model.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { call } from '#web/client/calls/call.ts';
import { queryOf } from '#web/client/calls/queries.ts';

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

const NEVER_OLD = { staleTime: Infinity, gcTime: Infinity };

/** What a browser tells danger by. */
export const signsQuery = { ...queryOf(readDangerSigns, {}, NEVER_OLD), refetchOnReconnect: true };

/** The same as an earlier visit has left it in the browser's cache, whatever its age. */
export const keptSignsQuery = queryOptions({
  ...NEVER_OLD,
  queryKey: [...signsQuery.queryKey, 'kept'],
  queryFn: keptSigns,
  retry: false,
});

async function keptSigns({ signal }: { signal: AbortSignal }): Promise<DangerSigns | null> {
  const response = await fetch(readDangerSigns.path, { cache: 'only-if-cached', mode: 'same-origin', signal });
  return response.ok ? (DangerSigns.safeParse(await response.json()).data ?? null) : null;
}
