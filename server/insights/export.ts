import * as z from 'zod/mini';
import { Instant, plainText } from '#contract/fields.ts';
import { ChildData, WRITERS } from '#contract/insights.ts';
import type { EditableChild } from '#server/children/access.ts';
import { entriesParser, inFile, tableOf, withItsChild, type Column } from '#server/db/entries-part.ts';
import { provenanceInFile, type ChildPart, type Fates } from '#server/db/portable.ts';
import { fieldProblem } from '#server/problem.ts';
import { insights } from './queries.ts';
import { insightReplies } from './replies.ts';

export const insightFates: Fates = {
  insights: withItsChild,
  insight_reservations: {
    exported: { not: 'It holds the next insight for the minute in which it is written.' },
    imported: { not: 'It holds the next insight for the minute in which it is written.' },
    deleted: { child_id: 'the row' },
    endsBy: 'the end of the writing; after a crash a minute later, when the next one takes its place',
  },
};

const editionError = 'An edition begins with its year and month, as 2026-11';

const InsightEntry = z.strictObject({
  requestText: plainText(1, 500, {
    short: 'What the insight was asked for with is missing',
    long: 'What an insight was asked for with can have at most 500 characters',
  }),
  responseText: plainText(1, 8000, {
    short: 'The text is missing',
    long: 'An insight can have at most 8,000 characters',
  }),
  requestedAt: Instant,
  writer: z.enum(WRITERS),
  edition: z.string({ error: editionError }).check(z.regex(/^\d{4}-\d{2}[\w.-]{0,20}$/, { error: editionError })),
  ...provenanceInFile,
});

export const insightsPart: ChildPart<EditableChild, 'insights'> = {
  name: 'insights',
  entry: 'insight',
  tables: ['insights'],
  about: 'The insights about the child, with the numbers they were asked for with.',
  async read(trx, child) {
    const entries = (await insightReplies.all(trx, child)).map(inFile);
    return { entries, table: tableOf(COLUMNS, entries) };
  },
  parse: entriesParser(
    insights,
    InsightEntry,
    ({ requestText, responseText, requestedAt, writer, edition }, { today }) => {
      const data = childDataIn(requestText);
      const isAhead = requestedAt.slice(0, 10) > today;
      return {
        facts: {
          request_text: data ?? requestText,
          response_text: responseText,
          requested_at: requestedAt,
          writer: writer,
          edition,
        },
        problems: [
          ...(data === null ? [fieldProblem('requestText', 'This has to be age, sex and measurements alone')] : []),
          ...(isAhead ? [fieldProblem('requestedAt', 'An insight cannot be of a later day')] : []),
        ],
      };
    },
  ),
};

/** As it is written here; null for anything else, such as a name. */
function childDataIn(text: string): string | null {
  try {
    return JSON.stringify(z.parse(ChildData, JSON.parse(text)));
  } catch {
    return null;
  }
}

type InFile = ReturnType<typeof inFile<Awaited<ReturnType<typeof insightReplies.one>>>>;

const COLUMNS: readonly Column<InFile>[] = [
  { head: 'Asked at (UTC)', cell: ({ requestedAt }) => requestedAt },
  { head: 'Insight', cell: ({ responseText }) => responseText },
  { head: 'Asked with', cell: ({ requestText }) => requestText },
  { head: 'Written by', cell: ({ writer }) => writer },
  { head: 'Edition', cell: ({ edition }) => edition },
  { head: 'Entered by', cell: ({ madeBy }) => madeBy },
  { head: 'Entered at (UTC)', cell: ({ madeAt }) => madeAt },
  { head: 'Changed by', cell: ({ changedBy }) => changedBy },
  { head: 'Changed at (UTC)', cell: ({ changedAt }) => changedAt },
];
