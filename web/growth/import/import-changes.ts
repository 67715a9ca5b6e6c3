import type { QueryClient } from '@tanstack/react-query';
import { addCsv, previewCsv, type CsvAdded, type CsvPreview, type CsvUnits } from '#contract/growth/csv.ts';
import { lineRangesText } from '#domain/growth/csv/line-ranges.ts';
import { call } from '#web/client/calls/call.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { forChild } from '#web/client/text/for-child.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { addedText, leftOutText } from './import-texts.ts';
import { measurementsQuery } from '../data.ts';

/** A file's content when chosen; `id` counts the files chosen on this page. */
export type ChosenFile = { readonly id: number; readonly content: Blob };

/** How to read a file; null where not chosen. */
export type HowToRead = { readonly units: CsvUnits | null; readonly number: number | null };

export const previewsKey = ['csv'] as const;

export function previewOf(
  childId: string,
  { content }: ChosenFile,
  how: HowToRead,
  signal: AbortSignal,
): Promise<CsvPreview> {
  return call(previewCsv, { params: { childId }, query: readingOf(how), upload: content }, signal);
}

export type Adding = { readonly file: ChosenFile; readonly how: HowToRead; readonly keep: Iterable<number> };

export function addingCsv(client: QueryClient, childId: string): Change<CsvAdded, Adding> {
  return {
    mutationFn: ({ file, how, keep }) =>
      call(addCsv, {
        params: { childId },
        query: { ...readingOf(how), keep: lineRangesText(keep) },
        upload: file.content,
      }),
    onSuccess: async (added) => {
      await client.invalidateQueries({ queryKey: measurementsQuery(childId).queryKey });
      toasts.show({
        title: addedText(added),
        text: `${forChild(client, childId, 'From your file')}. ${leftOutText(added)}`,
      });
    },
    onError: async (failed) => {
      // The preview is outdated.
      if (failed.code === 'bad-input') await client.invalidateQueries({ queryKey: previewsKey });
    },
  };
}

function readingOf({ units, number }: HowToRead) {
  return {
    ...(units === null ? {} : { units }),
    ...(number === null || number === 0 ? {} : { child: String(number) }),
  };
}
