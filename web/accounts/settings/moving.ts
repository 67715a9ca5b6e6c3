import type { QueryClient } from '@tanstack/react-query';
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
import { childrenKey, picturesKey } from '#web/children/data.ts';
import { call } from '#web/client/call.ts';
import { deletionKey, meKey } from '../deletion/account-changes.ts';
import { eventsKey } from './session-changes.ts';

/** Where the latest export and import lie in the query cache. */
export const transfersKey = ['transfers'] as const;

/** How long sending a file may take: a slow line needs minutes for a large one. */
const longestSendingMs = 15 * 60_000;

/** Whether somebody works at a transfer. */
export function isUnderWay(transfer: Transfer | null | undefined): boolean {
  return transfer?.status === 'waiting' || transfer?.status === 'running';
}

const brought = [childrenKey, picturesKey, deletionKey, meKey] as const;

/** Reads how far both are. Once an import has ended, what it brought is read anew. */
export async function readTransfers(client: QueryClient, signal: AbortSignal): Promise<Transfers> {
  const before = client.getQueryData<Transfers>(transfersKey);
  const now = await call(listTransfers, {}, signal);
  if (isUnderWay(before?.import) && now.import?.status === 'ready') {
    await Promise.all(brought.map((queryKey) => client.invalidateQueries({ queryKey })));
  }
  return now;
}

/** Has an export prepared, and shows that it is. */
export async function exportNow(client: QueryClient): Promise<void> {
  const started = await call(startExport, { body: {} });
  show(client, { export: started });
  void client.invalidateQueries({ queryKey: eventsKey });
}

/** Has an export downloaded, once the password has been given where it is asked for. */
export async function downloadNow({ id }: Transfer): Promise<void> {
  const { address } = await call(downloadExport, { params: { exportId: id }, body: {} });
  const link = document.createElement('a');
  link.href = address;
  // As a download it leaves no page, and so asks about nothing unsaved.
  link.download = '';
  link.click();
}

/** Sends a file to be imported, and shows that it is. */
export async function importNow(client: QueryClient, file: Blob): Promise<void> {
  const started = await call(startImport, { upload: file }, undefined, longestSendingMs);
  show(client, { import: started });
  void client.invalidateQueries({ queryKey: eventsKey });
}

function show(client: QueryClient, started: Partial<Transfers>): void {
  client.setQueryData<Transfers>(transfersKey, (before) => ({ export: null, import: null, ...before, ...started }));
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
