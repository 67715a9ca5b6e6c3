/**
 * The case-insensitive form for uniqueness. Not made in SQL, because the engines fold letters beyond ASCII differently.
 */
export function keyOf(text: string): string {
  // Folding can undo the normal form ('İ' becomes two characters).
  return text.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
}
