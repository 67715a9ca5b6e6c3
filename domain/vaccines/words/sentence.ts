/** A sentence with places to fill, `{date}`, and the rules of CDSi's logic specification 4.6 that it tells of. */
export type Sentence = { readonly rule: string; readonly text: string };

/** The names of the places in a text. */
type Slot<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Slot<Rest> : never;

/** Puts words in the places of a text, as they are; each place has to get its word. */
export function fill<const Text extends string>(text: Text, words: Readonly<Record<Slot<Text>, string>>): string {
  const known = new Map(Object.entries<string>(words));
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => known.get(name) ?? place);
}

/** A sentence of a table with its places filled. */
export function say<const Key extends string, const Table extends { readonly [K in Key]: Sentence }>(
  table: Table,
  key: Key,
  words: Readonly<Record<Slot<Table[Key]['text']>, string>>,
): Sentence {
  const { rule, text }: Sentence = table[key];
  return { rule, text: fill(text, words) };
}

/** A sentence with its places filled, and those that give the numbers behind it. */
export type Said = Sentence & { readonly details: readonly string[] };
