/** `text` has slots such as `{date}`; `rule` is of CDSi logic specification 4.6. */
export type Sentence = {
  readonly rule: string;
  readonly text: string;
  /** In place of `text` where 'as soon as possible' was said before it. */
  readonly withoutSoon?: string;
};

/** As its table has it. */
export type KeyedSentence<Key extends string = string> = Sentence & { readonly key: Key };

type Keyed<Table> = { readonly [Key in keyof Table & string]: Table[Key] & KeyedSentence<Key> };

/** The sentences of a table with their keys, by which they are told apart: nothing decides by the text. */
export function keyed<const Table extends Readonly<Record<string, Sentence>>>(table: Table): Keyed<Table>;
export function keyed(table: Readonly<Record<string, Sentence>>): Readonly<Record<string, KeyedSentence>> {
  return Object.fromEntries(Object.entries(table).map(([key, sentence]) => [key, { key, ...sentence }] as const));
}

type Slot<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Slot<Rest> : never;

export function fill<const Text extends string>(text: Text, words: Readonly<Record<Slot<Text>, string>>): string {
  const known = new Map(Object.entries<string>(words));
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => known.get(name) ?? place);
}

export function say<const Key extends string, const Table extends { readonly [K in Key]: Sentence }>(
  table: Table,
  key: Key,
  words: Readonly<Record<Slot<Table[Key]['text']>, string>>,
): KeyedSentence<Key> {
  const { rule, text, withoutSoon }: Sentence = table[key];
  const inFull = { key, rule, text: fill(text, words) };
  return withoutSoon === undefined ? inFull : { ...inFull, withoutSoon: fill(withoutSoon, words) };
}

export type Said = KeyedSentence & { readonly details: readonly string[] };

/** With a full stop where it has no end. */
export function asSentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}
