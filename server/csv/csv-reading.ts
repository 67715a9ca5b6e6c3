import { CsvError, parse } from 'csv-parse/sync';
import { CsvRefused } from './csv-refused.ts';

/** `line` is the row's first in the file, from 1. */
export type CsvCells = { readonly line: number; readonly cells: readonly string[] };

/** Which one a spreadsheet writes depends on its language. */
const separators = [',', ';', '\t'] as const;
type Separator = (typeof separators)[number];

const longestHeadLine = 10_000;

const notUtf8 =
  'This file is not in UTF-8, so some letters could be read wrong. In a spreadsheet, save it as “CSV UTF-8” and choose it again.';

/**
 * Uses the separator that gives the first line the most known heads; accepts a byte-order mark, quoted cells and any
 * line endings.
 *
 * @param isHead whether a cell of the first line is a known head
 * @param mostRows limit of rows below the heads
 * @throws CsvRefused when it is not text, a quote never ends, or there are too many rows
 */
export function readCsv(
  bytes: Uint8Array,
  { isHead, mostRows }: { isHead: (cell: string) => boolean; mostRows: number },
): { readonly heads: readonly string[]; readonly rows: readonly CsvCells[] } {
  const text = textOf(bytes);
  const [first, ...rows] = linesOf(text, separatorOf(text, isHead), mostRows);
  return { heads: first?.cells ?? [], rows };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CsvRefused('unreadable', notUtf8);
  }
}

function separatorOf(text: string, isHead: (cell: string) => boolean): Separator {
  const start = text.slice(0, longestHeadLine).trimStart();
  const [headLine = ''] = start.split(/\r\n|\n|\r/, 1);
  const known = (separator: Separator) =>
    headLine.split(separator).filter((cell) => isHead(cell.trim().replaceAll('"', ''))).length;
  return separators.reduce((best, separator) => (known(separator) > known(best) ? separator : best));
}

function linesOf(text: string, separator: Separator, mostRows: number): CsvCells[] {
  const bytes = Buffer.from(text);
  const lines: CsvCells[] = [];
  let at = { line: 1, byte: 0 };
  let records = 0;
  const take = (cells: readonly string[], end: number) => {
    if (cells.some((cell) => cell.trim() !== '')) lines.push({ line: at.line, cells });
    // The parser creates an error for every row of another length: a million blank ones would take half a minute.
    records += 1;
    if (lines.length > mostRows + 1 || records > 5 * mostRows) {
      throw new CsvRefused('too-many-rows', `A file can have at most ${mostRows.toLocaleString('en-US')} rows.`);
    }
    at = { line: at.line + lineEnds(bytes.toString('utf8', at.byte, end)), byte: end };
  };
  try {
    parse(bytes, {
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // A quote in the middle of a cell is literal, as in 24".
      relax_quotes: true,
      on_record: (cells, { bytes: end }) => {
        take(cells, end);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CsvRefused('unreadable', `A quote is opened in line ${at.line} or after it and never closed.`);
  }
  return lines;
}

function lineEnds(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
}
