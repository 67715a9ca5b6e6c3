export type ChangesListProps = {
  /** A fact, what it was when it was last seen, what it is now. */
  changes: readonly { readonly name: string; readonly before: string; readonly now: string }[];
};

/** What was changed, line by line; nothing where nothing that is shown was. */
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
