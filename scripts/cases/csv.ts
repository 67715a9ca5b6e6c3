/** A row of a CSV file by column, with its line in the file. */
export type CsvRow = {
  readonly line: number;
  readonly fields: ReadonlyMap<string, string>;
  readonly isComplete: boolean;
};

/** A CSV file whose first line names its columns. */
export type CsvFile = { readonly header: readonly string[]; readonly rows: readonly CsvRow[] };

/** Reads CSV as RFC 4180 has it: quoted fields may hold commas and doubled quotes. Empty lines are no rows. */
export function readCsv(text: string): CsvFile {
  const [first = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const header = fieldsOf(first);
  const rows = lines.flatMap((line, index) => (line.trim() === '' ? [] : [rowOf(header, line, index + 2)]));
  return { header, rows };
}

function rowOf(header: readonly string[], text: string, line: number): CsvRow {
  const values = fieldsOf(text);
  const fields = new Map(header.map((column, index) => [column, values[index] ?? '']));
  return { line, fields, isComplete: values.length === header.length };
}

function fieldsOf(line: string): readonly string[] {
  const found = `,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return Array.from(found, ([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
}
