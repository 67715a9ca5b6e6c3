import * as z from 'zod/mini';
import { ofChild } from '#contract/children.ts';
import { endpoint } from '#contract/endpoint.ts';
import { ServedFile } from '#contract/file-reply.ts';
import { StoredDay } from '#contract/stored.ts';
import { MeasuredField } from '../growth.ts';

const MEBIBYTE = 1024 * 1024;

export const csvFile = { mostBytes: MEBIBYTE, tooLarge: 'File too large. A CSV can have at most 1 MB.' } as const;

/** For files that do not name their units: kg and cm, g and cm, or lb and inches. */
export const CsvUnits = z.enum(['metric', 'grams', 'us'], { error: 'Units are metric, grams or us' });
export type CsvUnits = z.infer<typeof CsvUnits>;

const childNumber = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,3}$/, { error: 'This is not the number of a child of the file' })),
  z.transform(Number),
);

const howToRead = {
  /** Defaults to the account's units. */
  units: z.optional(CsvUnits),
  /** The child whose rows to read, as numbered in the preview. */
  child: z.optional(childNumber),
};

/** Like '3,7-9'. */
const LineRanges = z
  .string()
  .check(
    z.regex(/^(\d{1,7}(-\d{1,7})?(,\d{1,7}(-\d{1,7})?)*)?$/, { error: 'Lines are written as 3,7-9' }),
    z.maxLength(8000, { error: 'These are too many lines' }),
  );

export const CsvLine = z.object({
  /** First line of the row, counted from 1. */
  line: z.int(),
  /** An `unlikely` row is added once a parent confirms it; a `problem` has to be fixed first. */
  status: z.enum(['new', 'duplicate', 'unlikely', 'problem', 'left-out']),
  measuredOn: z.nullable(StoredDay),
  weightKg: z.nullable(z.number()),
  heightCm: z.nullable(z.number()),
  headCm: z.nullable(z.number()),
  /** The question, the problem, or why the row is not added, with the column's head if one is at fault. */
  said: z.array(
    z.object({
      column: z.nullable(z.string()),
      field: z.nullable(MeasuredField),
      message: z.string(),
    }),
  ),
});
export type CsvLine = z.infer<typeof CsvLine>;

export const CsvPreview = z.object({
  kind: z.enum(['fernling', 'baby-buddy']),
  /** Null if the file names them. */
  units: z.nullable(CsvUnits),
  /** The children in the file, and which one's rows were read; null until one is chosen. */
  children: z.array(z.object({ number: z.int(), name: z.string(), rows: z.int() })),
  child: z.nullable(z.int()),
  /** Whether the rows' first name is this child's, or missing. */
  isNamesake: z.boolean(),
  /** Heads of ignored columns. */
  unread: z.array(z.string()),
  /** How many more measurements the child can have. */
  space: z.int(),
  lines: z.array(CsvLine),
});
export type CsvPreview = z.infer<typeof CsvPreview>;

export const CsvAdded = z.object({
  added: z.int(),
  /** Already stored. */
  duplicates: z.int(),
  /** Unusual and not confirmed. */
  unlikely: z.int(),
});
export type CsvAdded = z.infer<typeof CsvAdded>;

export const downloadCsv = endpoint({
  method: 'GET',
  path: '/api/children/:childId/measurements/csv',
  who: 'may see the child',
  summary: "A child's measurements as CSV, which can be imported again.",
  params: ofChild,
  serves: ['text/csv; charset=utf-8'],
  reply: ServedFile,
});

export const previewCsv = endpoint({
  method: 'POST',
  path: '/api/children/:childId/measurements/csv/preview',
  who: 'may edit the child',
  summary: 'Previews a CSV file of measurements row by row. Nothing is added.',
  params: ofChild,
  query: z.strictObject(howToRead),
  upload: csvFile,
  reply: CsvPreview,
});

export const addCsv = endpoint({
  method: 'POST',
  path: '/api/children/:childId/measurements/csv',
  who: 'may edit the child',
  summary:
    'Adds the measurements of a CSV file: all, or none if a row has a problem. Sending the same file again adds nothing.',
  params: ofChild,
  query: z.strictObject({
    ...howToRead,
    /** Lines whose unlikely values were confirmed; the others are left out. */
    keep: z.optional(LineRanges),
  }),
  upload: csvFile,
  reply: CsvAdded,
});
