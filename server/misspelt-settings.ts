/**
 * Names that are almost those of settings, or begin as only settings do: they would be ignored without a word.
 *
 * @returns a sentence for each
 */
export function misspeltSettings(names: readonly string[], settings: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (settings.includes(name)) return [];
    const meant = settings.find((setting) => lettersApart(name, setting) <= (setting.length < 8 ? 1 : 2));
    if (meant !== undefined) return [`${name} is no setting and does nothing: did you mean ${meant}?`];
    return name.startsWith('OIDC_') ? [`${name} is no setting and does nothing.`] : [];
  });
}

/** Letters to add, drop, replace or swap with their neighbor. */
function lettersApart(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next[column] = Math.min(
        at(row - 1, column) + 1,
        (next[column - 1] ?? Infinity) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
    rows.push(next);
  }
  return at(a.length, b.length);
}
