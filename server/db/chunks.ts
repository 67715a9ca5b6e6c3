/** With 32 columns still below SQLite's limit of 32,766 bound values. */
const chunkRows = 1000;

export function* chunks<Row>(rows: readonly Row[], most = chunkRows): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += most) yield rows.slice(start, start + most);
}

const stepRows = 100;

/** Splits rows into transactions so short that others barely wait. */
export function inSteps<Row>(rows: readonly Row[]): Iterable<Row[]> {
  return chunks(rows, stepRows);
}
