/** `isEmpty` where `text` only says that there is nothing. */
export type Fact = { readonly name: string; readonly text: string; readonly isEmpty?: boolean };

/** `isOneSided` where there was nothing before, or is nothing now. */
export type Difference = {
  readonly name: string;
  readonly before: string;
  readonly now: string;
  readonly isOneSided?: true;
};

/** @param none what is said where there is nothing: 'not measured' */
export function factOr(none: string, name: string, text: string | null): Fact {
  return { name, text: text ?? none, isEmpty: text === null };
}

/** @param before and `now` list the same facts in the same order */
export function differencesBetween(before: readonly Fact[], now: readonly Fact[]): Difference[] {
  return before.flatMap(({ name, text, isEmpty }, index) => {
    const after = now[index];
    if (!after || after.text === text) return [];
    const isOneSided = isEmpty || after.isEmpty;
    return [{ name, before: text, now: after.text, ...(isOneSided && { isOneSided: true as const }) }];
  });
}
