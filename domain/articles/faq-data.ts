import everydayContent from '#content/articles/everyday.json' with { type: 'json' };
import content from '#content/articles/faq.json' with { type: 'json' };
import type { ArticleCategory } from './article.ts';
import type { EverydayFact } from './fact.ts';

export type FaqEntry = {
  readonly id: string;
  readonly category: string;
  readonly question: string;
  readonly answer: string;
  /** Key of the article that says more, or, of everyday care, on whose page it stands: 'art-01'. */
  readonly article: string;
  /** For whom it holds; otherwise for the ages of its article. Everyday care always has them. */
  readonly ages?: HeldAges;
  /** Null for a question that an article answers. */
  readonly everyday: Everyday | null;
};

/** In whole months, the last one included. */
export type HeldAges = { readonly from?: number; readonly until?: number };

/** Of what no article treats: its facts stand with the answer. */
export type Everyday = {
  /** How parents ask. */
  readonly askedAs: readonly string[];
  readonly facts: readonly EverydayFact[];
};

/** Day on which the facts of everyday care were checked; YYYY-MM-DD. */
export const everydayCheckedOn = everydayContent.checkedOn;

const everyday: readonly FaqEntry[] = everydayContent.everyday.map(({ askedAs, ages = {}, facts, ...entry }) => ({
  ...entry,
  ages,
  everyday: { askedAs, facts },
}));

export const faq: readonly FaqEntry[] = [...content.faq.map((entry) => ({ ...entry, everyday: null })), ...everyday];

/** What articles of a category answer, in the order of the file. */
export function faqOf(category: ArticleCategory): readonly FaqEntry[] {
  return faq.filter((entry) => entry.category === category && entry.everyday === null);
}

export function everydayOf(category: ArticleCategory): readonly FaqEntry[] {
  return everyday.filter((entry) => entry.category === category);
}

/** What stands on the page of an article. @param key 'art-30' */
export function everydayOn(key: string | null): readonly FaqEntry[] {
  return everyday.filter(({ article }) => article === key);
}

/** Whether an answer holds at an age; at any where none is known. */
export function holdsAt({ from = 0, until = Infinity }: HeldAges, months: number | null): boolean {
  return months === null || (from <= months && months <= until);
}
