export type ChangesListProps = {
  changes: readonly { readonly name: string; readonly before: string; readonly now: string }[];
};

/** Lists what changed; nothing if no visible fact did. */
export function ChangesList({ changes }: ChangesListProps) {
  if (changes.length === 0) return null;
  return (
    <ul>
      {changes.map(({ name, before, now }) => (
        <li key={name}>
          {name}: {before}, now {now}
        </li>
      ))}
    </ul>
  );
}
