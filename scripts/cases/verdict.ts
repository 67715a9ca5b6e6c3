/** A row that the product judges differently, or not at all, and why. */
export type Difference = { readonly id: string; readonly why: string };

/** The result of one file. */
export type Verdict = {
  readonly rows: number;
  readonly differences: readonly Difference[];
  /** Why no row could be read; the file counts as one failure. */
  readonly fault?: string;
};

/** Describes how the product's answer differs from a row's; null when they agree. An unreadable row differs. */
export function whyDifferent(judge: () => string | null): string | null {
  try {
    return judge();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Joins the differences into one sentence; null if there are none. */
export function allOf(differences: readonly (string | null)[]): string | null {
  const found = differences.filter((difference) => difference !== null);
  return found.length === 0 ? null : found.join('; ');
}
