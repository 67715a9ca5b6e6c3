/** A sentence with slots such as `{date}`, and the CDSi rules (logic specification 4.6) behind it. */
export type Sentence = { readonly rule: string; readonly text: string };

/** The slot names of a text. */
type Slot<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Slot<Rest> : never;

/** Fills every slot of a text. */
export function fill<const Text extends string>(text: Text, words: Readonly<Record<Slot<Text>, string>>): string {
  const known = new Map(Object.entries<string>(words));
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => known.get(name) ?? place);
}

/** A sentence of a table with its slots filled. */
export function say<const Key extends string, const Table extends { readonly [K in Key]: Sentence }>(
  table: Table,
  key: Key,
  words: Readonly<Record<Slot<Table[Key]['text']>, string>>,
): Sentence {
  const { rule, text }: Sentence = table[key];
  return { rule, text: fill(text, words) };
}

/** A filled sentence and its details. */
export type Said = Sentence & { readonly details: readonly string[] };
