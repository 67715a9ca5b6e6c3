/** One fact as it is read. */
export type Fact = { readonly name: string; readonly text: string };

/** One fact that was changed: what it is, what it was when the form was opened, what it is now. */
export type Change = { readonly name: string; readonly before: string; readonly now: string };

/** What differs between the same facts at two times. */
export function changesBetween(before: readonly Fact[], now: readonly Fact[]): Change[] {
  return before.flatMap(({ name, text }, index) => {
    const after = now[index]?.text ?? '';
    return after === text ? [] : [{ name, before: text, now: after }];
  });
}
