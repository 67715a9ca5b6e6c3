export type DifferenceListProps = {
  differences: readonly { readonly name: string; readonly before: string; readonly now: string }[];
};

/** Lists what changed; nothing if no visible fact did. */
export function DifferenceList({ differences }: DifferenceListProps) {
  if (differences.length === 0) return null;
  return (
    <ul>
      {differences.map(({ name, before, now }) => (
        <li key={name}>
          {name}: {before}, now {now}
        </li>
      ))}
    </ul>
  );
}
