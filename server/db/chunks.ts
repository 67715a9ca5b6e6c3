/** As many rows as one insert may carry: with 32 columns still below SQLite's 32,766 bound values. */
const chunkRows = 1000;

/** Cuts rows into pieces that one insert can carry on both engines. */
export function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += chunkRows) yield rows.slice(start, start + chunkRows);
}
