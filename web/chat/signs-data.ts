import { queryOptions } from '@tanstack/react-query';
import { DangerSigns, readDangerSigns } from '#contract/chat.ts';
import { queryOf } from '#web/client/calls/queries.ts';

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
