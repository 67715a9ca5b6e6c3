/** With 32 columns still below SQLite's limit of 32,766 bound values. */
const chunkRows = 1000;

export function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += chunkRows) yield rows.slice(start, start + chunkRows);
}
