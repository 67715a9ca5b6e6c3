import { CsvError, parse } from 'csv-parse/sync';

export type CaseRow = {
  readonly line: number;
  readonly fields: ReadonlyMap<string, string>;
  readonly isComplete: boolean;
};

export type CaseFile = { readonly header: readonly string[]; readonly rows: readonly CaseRow[] };

type Cells = { readonly line: number; readonly cells: readonly string[] };

/** Reads CSV by RFC 4180 and skips empty lines. An unclosed quote makes the rest one incomplete row. */
export function readCaseFile(text: string): CaseFile {
  const [first, ...rows] = cellsOf(text.replace(/\r\n?/g, '\n'));
  const header = first?.cells ?? [];
  return { header, rows: rows.map((row) => rowUnder(header, row)) };
}

function rowUnder(header: readonly string[], { line, cells }: Cells): CaseRow {
  const fields = new Map(header.map((column, index) => [column, cells[index] ?? '']));
  return { line, fields, isComplete: cells.length === header.length };
}

function cellsOf(text: string): readonly Cells[] {
  const found: Cells[] = [];
  let line = 1;
  const take = (record: readonly string[], end: number) => {
    const cells = record.map((cell) => cell.trim());
    if (cells.length > 1 || cells[0] !== '') found.push({ line, cells });
    line = end + 1;
  };
  try {
    parse(text, {
      bom: true,
      record_delimiter: '\n',
      relax_column_count: true,
      // A quote inside an unquoted field is literal, as in 24".
      relax_quotes: true,
      on_record: (record, { lines }) => {
        take(record, lines);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    found.push({ line, cells: [] });
  }
  return found;
}
