import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import { addCsv, previewCsv, type CsvAdded, type CsvPreview, type CsvUnits } from '#contract/growth/csv.ts';
import { lineRangesText } from '#domain/growth/line/line-ranges.ts';
import { call, type CallFailed } from '#web/client/call.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { addedText, leftOutText } from './import-texts.ts';
import { measurementsKey } from '../data.ts';
import { noticeRight } from '../measurement-changes.ts';

/** A file as it was when it was chosen, and which one it is of those chosen on this page. */
export type ChosenFile = { readonly id: number; readonly content: Blob };

/** How a file is to be read; null where the parent has not chosen. */
export type HowToRead = { readonly units: CsvUnits | null; readonly number: number | null };

/** Where what would come of files lies in the query cache. */
export const previewsKey = ['csv'] as const;

/** Asks what would come of a file. */
export function previewOf(
  childId: string,
  { content }: ChosenFile,
  how: HowToRead,
  signal: AbortSignal,
): Promise<CsvPreview> {
  return call(previewCsv, { params: { childId }, query: queryOf(how), upload: content }, signal);
}

/** A file that was seen, how it was read, and the lines that are right although they look unusual. */
export type Adding = { readonly file: ChosenFile; readonly how: HowToRead; readonly keep: Iterable<number> };

/** How a file that was seen is added to a child, and what is said about it. */
export function addingCsv(client: QueryClient, childId: string): UseMutationOptions<CsvAdded, CallFailed, Adding> {
  return {
    mutationFn: ({ file, how, keep }) =>
      call(addCsv, {
        params: { childId },
        query: { ...queryOf(how), keep: lineRangesText(keep) },
        upload: file.content,
      }),
    onSuccess: async (added) => {
      await client.invalidateQueries({ queryKey: measurementsKey(childId) });
      toasts.show({ title: addedText(added), text: leftOutText(added) });
    },
    onError: async (failed) => {
      await noticeRight(client, failed);
      // What was seen is not what is there any more.
      if (failed.code === 'bad-input') await client.invalidateQueries({ queryKey: previewsKey });
    },
  };
}

function queryOf({ units, number }: HowToRead) {
  return {
    ...(units === null ? {} : { units }),
    ...(number === null || number === 0 ? {} : { child: String(number) }),
  };
}
