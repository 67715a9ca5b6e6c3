export type Fact = { readonly name: string; readonly text: string };

export type Difference = { readonly name: string; readonly before: string; readonly now: string };

/** @param before and `now` list the same facts in the same order */
export function differencesBetween(before: readonly Fact[], now: readonly Fact[]): Difference[] {
  return before.flatMap(({ name, text }, index) => {
    const after = now[index]?.text ?? '';
    return after === text ? [] : [{ name, before: text, now: after }];
  });
}
