/**
 * What is checked after another parent changed what is stored: theirs, and beside it what was checked or unchecked here.
 *
 * @param seen stored when the dialog was opened, or after the last refusal
 * @param checked in the dialog
 * @param stored now
 */
export function mergedChecks(
  seen: readonly string[],
  checked: ReadonlySet<string>,
  stored: readonly string[],
): ReadonlySet<string> {
  const added = [...checked].filter((id) => !seen.includes(id));
  const kept = stored.filter((id) => checked.has(id) || !seen.includes(id));
  return new Set([...kept, ...added]);
}
