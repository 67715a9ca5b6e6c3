import * as z from 'zod/mini';
import { ofChild } from '#contract/children.ts';
import { endpoint } from '#contract/endpoint.ts';
import { ServedFile } from '#contract/file-reply.ts';
import { StoredDay } from '#contract/stored.ts';
import { MeasuredField } from '../growth.ts';

const MEBIBYTE = 1024 * 1024;

/** What a CSV file may be, and what is said of a larger one. */
export const csvFile = { mostBytes: MEBIBYTE, tooLarge: 'File too large. A CSV can have at most 1 MB.' } as const;

/** In which units the numbers are where the file does not say: kg and cm, g and cm, or lb and inches. */
export const CsvUnits = z.enum(['metric', 'grams', 'us'], { error: 'Units are metric, grams or us' });
export type CsvUnits = z.infer<typeof CsvUnits>;

const childNumber = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,3}$/, { error: 'This is not the number of a child of the file' })),
  z.transform(Number),
);

const howToRead = {
  /** The account's own units when they are not given. */
  units: z.optional(CsvUnits),
  /** Whose rows are taken of a file with several children, by the number that the preview gives each. */
  child: z.optional(childNumber),
};

/** Lines of a file in short, '3,7-9'. */
const LineRanges = z
  .string()
  .check(
    z.regex(/^(\d{1,7}(-\d{1,7})?(,\d{1,7}(-\d{1,7})?)*)?$/, { error: 'Lines are written as 3,7-9' }),
    z.maxLength(8000, { error: 'These are too many lines' }),
  );

/** A row of a file, and what becomes of it. */
export const CsvLine = z.object({
  /** Where it begins in the file, from 1. */
  line: z.int(),
  /** `unlikely` is added once somebody has said that it is right; `problem` has to be mended first. */
  status: z.enum(['new', 'duplicate', 'unlikely', 'problem', 'left-out']),
  measuredOn: z.nullable(StoredDay),
  weightKg: z.nullable(z.number()),
  heightCm: z.nullable(z.number()),
  headCm: z.nullable(z.number()),
  /** What is asked, what is wrong, or why it is not added; with the head of the column where one is at fault. */
  said: z.array(
    z.object({
      column: z.nullable(z.string()),
      /** The value that looks unusual, where it is asked whether it is right. */
      field: z.nullable(MeasuredField),
      message: z.string(),
    }),
  ),
});
export type CsvLine = z.infer<typeof CsvLine>;

/** What would come of a file. */
export const CsvPreview = z.object({
  /** One of our own tables, or an export of Baby Buddy. */
  kind: z.enum(['fernling', 'baby-buddy']),
  /** The units in which its numbers were read; null where the file itself names them. */
  units: z.nullable(CsvUnits),
  /** The children that the file names, and the number of the one whose rows were taken; null until it is chosen. */
  children: z.array(z.object({ number: z.int(), name: z.string(), rows: z.int() })),
  child: z.nullable(z.int()),
  /** Whether the child of whom rows were taken has the first name of this child, or no name at all. */
  isNamesake: z.boolean(),
  /** Heads of columns of which nothing is read. */
  unread: z.array(z.string()),
  /** How many measurements the child can still have. */
  room: z.int(),
  lines: z.array(CsvLine),
});
export type CsvPreview = z.infer<typeof CsvPreview>;

/** What came of a file. */
export const CsvAdded = z.object({
  added: z.int(),
  /** Rows that were there already. */
  duplicates: z.int(),
  /** Rows that look unusual and of which nobody said that they are right. */
  unlikely: z.int(),
});
export type CsvAdded = z.infer<typeof CsvAdded>;

export const downloadCsv = endpoint({
  method: 'GET',
  path: '/api/children/:childId/measurements/csv',
  who: 'may see the child',
  summary: "A child's measurements as a table for any spreadsheet, which can be added again to a child.",
  params: ofChild,
  serves: ['text/csv; charset=utf-8'],
  reply: ServedFile,
});

export const previewCsv = endpoint({
  method: 'POST',
  path: '/api/children/:childId/measurements/csv/preview',
  who: 'may edit the child',
  summary: 'What would come of a CSV file of measurements, row by row. Nothing is added.',
  params: ofChild,
  query: z.object(howToRead),
  upload: csvFile,
  reply: CsvPreview,
});

export const addCsv = endpoint({
  method: 'POST',
  path: '/api/children/:childId/measurements/csv',
  who: 'may edit the child',
  summary:
    'Adds the measurements of a CSV file, all of them or, if a row has a problem, none. The same file again adds nothing.',
  params: ofChild,
  query: z.object({
    ...howToRead,
    /** The lines of unlikely values that somebody has said are right; the others are left out. */
    keep: z.optional(LineRanges),
  }),
  upload: csvFile,
  reply: CsvAdded,
});
