/** The header row of a table: columns of text, then of numbers. */
export function ColumnHeads({ texts, numbers }: { texts: readonly string[]; numbers: readonly string[] }) {
  return (
    <thead>
      <tr>
        {texts.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
        {numbers.map((head) => (
          <th key={head} scope="col" className="n">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}
