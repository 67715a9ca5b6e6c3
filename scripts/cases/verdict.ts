/** A row that the product judges differently, or not at all, and why. */
export type Difference = { readonly id: string; readonly why: string };

/** What came of a file. */
export type Verdict = {
  readonly rows: number;
  readonly differences: readonly Difference[];
  /** Why no row could be read; such a file counts as one that failed. */
  readonly fault?: string;
};

/** Says how the product's answer differs from a row's, null when they agree; a row that cannot be read differs. */
export function whyDifferent(judge: () => string | null): string | null {
  try {
    return judge();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Puts what differs into one sentence; null where nothing does. */
export function allOf(differences: readonly (string | null)[]): string | null {
  const found = differences.filter((difference) => difference !== null);
  return found.length === 0 ? null : found.join('; ');
}
