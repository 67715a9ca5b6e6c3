/** A row that the product judges differently, or cannot read. */
export type Difference = { readonly id: string; readonly why: string };

export type Verdict = {
  readonly rows: number;
  readonly differences: readonly Difference[];
  /** Lines that are printed after them. */
  readonly notes?: readonly string[];
  /** Why no row could be read; counts as one failure. */
  readonly fault?: string;
};

/** Null when they agree. An unreadable row differs. */
export function whyDifferent(judge: () => string | null): string | null {
  try {
    return judge();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export function allOf(differences: readonly (string | null)[]): string | null {
  const found = differences.filter((difference) => difference !== null);
  return found.length === 0 ? null : found.join('; ');
}
