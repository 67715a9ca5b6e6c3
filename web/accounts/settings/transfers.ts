import { useQuery, type QueryClient } from '@tanstack/react-query';
import {
  downloadExport,
  listTransfers,
  startExport,
  startImport,
  type Moved,
  type Transfer,
  type Transfers,
} from '#contract/accounts/transfers.ts';
import { listText } from '#domain/text/list-text.ts';
import { count } from '#domain/time/age-text.ts';
import { childrenQuery, picturesQuery } from '#web/children/data.ts';
import { call } from '#web/client/calls/call.ts';
import { queryOf } from '#web/client/calls/queries.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { meQuery } from '../data.ts';
import { deletionQuery, eventsQuery } from './settings-data.ts';

const pollIntervalMs = 1000;

/** A large file takes minutes on a slow line. */
const uploadTimeoutMs = 15 * 60_000;

export function isUnderWay(transfer: Transfer | null | undefined): boolean {
  return transfer?.status === 'waiting' || transfer?.status === 'running';
}

export const transfersQuery = queryOf(listTransfers, {});
/** Of another room: its schemas would come with the settings. */
const historyQuery = { queryKey: ['chat', 'history'] };
const imported = [childrenQuery, picturesQuery, deletionQuery, meQuery, historyQuery] as const;

/** The latest export and import, polled while one is running. */
export const useTransfers = () =>
  useQuery({
    ...transfersQuery,
    queryFn: ({ client, signal }) => readTransfers(client, signal),
    refetchInterval: ({ state }) =>
      isUnderWay(state.data?.export) || isUnderWay(state.data?.import) ? pollIntervalMs : false,
  });

export async function readTransfers(client: QueryClient, signal: AbortSignal): Promise<Transfers> {
  const before = client.getQueryData(transfersQuery.queryKey);
  const now = await call(listTransfers, {}, signal);
  if (isUnderWay(before?.import) && now.import?.status === 'ready') {
    await Promise.all(imported.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
  }
  return now;
}

export function exporting(client: QueryClient): Change<Transfer> {
  return {
    mutationFn: () => call(startExport, { body: {} }),
    onSuccess: (started) => show(client, { export: started }),
  };
}

export function downloading(): Change<unknown, Transfer> {
  return {
    mutationFn: async ({ id }) => {
      const { address } = await call(downloadExport, { params: { exportId: id }, body: {} });
      const link = document.createElement('a');
      link.href = address;
      // A download does not leave the page, so unsaved forms must not prompt.
      link.download = '';
      link.click();
    },
  };
}

export function importing(client: QueryClient): Change<Transfer, Blob> {
  return {
    mutationFn: (file) => call(startImport, { upload: file }, undefined, uploadTimeoutMs),
    onSuccess: (started) => show(client, { import: started }),
  };
}

function show(client: QueryClient, started: Partial<Transfers>): void {
  client.setQueryData(transfersQuery.queryKey, (before) => ({
    export: null,
    readyExport: null,
    import: null,
    ...before,
    ...started,
  }));
  void client.invalidateQueries({ queryKey: eventsQuery.queryKey });
}

/** '4.2 MB'; '38 KB' below 0.1 MB. */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 0.1 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${megabytes.toFixed(1)} MB`;
}

/** '2 children, 48 measurements and 3 pictures'; zero counts are omitted. */
export function movedText({ children, entries, pictures }: Moved): string {
  return listText([
    `${children} ${children === 1 ? 'child' : 'children'}`,
    ...entries.filter((kind) => kind.count > 0).map(({ entry, count: number }) => count(number, entry)),
    count(pictures, 'picture'),
  ]);
}
