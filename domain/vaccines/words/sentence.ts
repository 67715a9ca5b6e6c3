/** `text` has slots such as `{date}`; `rule` is of CDSi logic specification 4.6. */
export type Sentence = { readonly rule: string; readonly text: string };

type Slot<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Slot<Rest> : never;

export function fill<const Text extends string>(text: Text, words: Readonly<Record<Slot<Text>, string>>): string {
  const known = new Map(Object.entries<string>(words));
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => known.get(name) ?? place);
}

export function say<const Key extends string, const Table extends { readonly [K in Key]: Sentence }>(
  table: Table,
  key: Key,
  words: Readonly<Record<Slot<Table[Key]['text']>, string>>,
): Sentence {
  const { rule, text }: Sentence = table[key];
  return { rule, text: fill(text, words) };
}

export type Said = Sentence & { readonly details: readonly string[] };

/** With a full stop where it has no end. */
export function asSentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}
