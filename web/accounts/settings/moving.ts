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
import { count } from '#domain/time/age-text.ts';
import { childrenQuery, picturesQuery } from '#web/children/data.ts';
import { call } from '#web/client/call.ts';
import { queryOf } from '#web/client/queries.ts';
import type { Change } from '#web/client/use-change.ts';
import { meQuery } from '../data.ts';
import { deletionQuery, eventsQuery } from './settings-data.ts';

const lookEveryMs = 1000;

/** How long sending a file may take: a slow line needs minutes for a large one. */
const longestSendingMs = 15 * 60_000;

/** Whether a transfer is waiting or running. */
export function isUnderWay(transfer: Transfer | null | undefined): boolean {
  return transfer?.status === 'waiting' || transfer?.status === 'running';
}

export const transfersQuery = queryOf(listTransfers, {});
const imported = [childrenQuery, picturesQuery, deletionQuery, meQuery] as const;

/** The progress of the latest export and the latest import, followed while one is under way. */
export const useTransfers = () =>
  useQuery({
    ...transfersQuery,
    queryFn: ({ client, signal }) => readTransfers(client, signal),
    refetchInterval: ({ state }) =>
      isUnderWay(state.data?.export) || isUnderWay(state.data?.import) ? lookEveryMs : false,
  });

/** Loads both. Once an import is done, what it brought is reloaded. */
export async function readTransfers(client: QueryClient, signal: AbortSignal): Promise<Transfers> {
  const before = client.getQueryData(transfersQuery.queryKey);
  const now = await call(listTransfers, {}, signal);
  if (isUnderWay(before?.import) && now.import?.status === 'ready') {
    await Promise.all(imported.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
  }
  return now;
}

/** Starts an export, and shows its progress. */
export function exporting(client: QueryClient): Change<Transfer> {
  return {
    mutationFn: () => call(startExport, { body: {} }),
    onSuccess: (started) => show(client, { export: started }),
  };
}

/** Downloads an export. The server may want the password first. */
export function downloading(): Change<unknown, Transfer> {
  return {
    mutationFn: async ({ id }) => {
      const { address } = await call(downloadExport, { params: { exportId: id }, body: {} });
      const link = document.createElement('a');
      link.href = address;
      // A download leaves no page, so unsaved forms are not asked about.
      link.download = '';
      link.click();
    },
  };
}

/** Sends a file to be imported, and shows its progress. */
export function importing(client: QueryClient): Change<Transfer, Blob> {
  return {
    mutationFn: (file) => call(startImport, { upload: file }, undefined, longestSendingMs),
    onSuccess: (started) => show(client, { import: started }),
  };
}

function show(client: QueryClient, started: Partial<Transfers>): void {
  client.setQueryData(transfersQuery.queryKey, (before) => ({ export: null, import: null, ...before, ...started }));
  void client.invalidateQueries({ queryKey: eventsQuery.queryKey });
}

/** '4.2 MB', or '38 KB' below a tenth of one. */
export function sizeText(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 0.1 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${megabytes.toFixed(1)} MB`;
}

/** '2 children, 48 measurements and 3 pictures'; of what there was none, nothing is said. */
export function movedText({ children, entries, pictures }: Moved): string {
  const words = [
    `${children} ${children === 1 ? 'child' : 'children'}`,
    ...entries.filter((kind) => kind.count > 0).map(({ entry, count: number }) => count(number, entry)),
    count(pictures, 'picture'),
  ];
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
