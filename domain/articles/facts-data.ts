import content from '#content/articles/facts.json' with { type: 'json' };
import type { ArticleFact, FactSource } from './fact.ts';

type OfArticle = { readonly facts: readonly ArticleFact[] };
const articles: Readonly<Record<string, OfArticle>> = content.articles;
const sources: Readonly<Record<string, FactSource>> = content.sources;

/** Day on which the facts were checked, unless one has a later day of its own; YYYY-MM-DD. */
export const factsCheckedOn = content.checkedOn;

/** @param key 'art-14' */
export function factsOf(key: string): readonly ArticleFact[] {
  return articles[key]?.facts ?? [];
}

/** @throws Error for an unknown source */
export function factSource(key: string): FactSource {
  const source = sources[key];
  if (!source) throw new Error(`no source ${key}`);
  return source;
}
