import facts from '#content/articles/facts.json' with { type: 'json' };
import content from '#content/articles/faq.json' with { type: 'json' };
import { wordCount } from '#domain/articles/reading-time.ts';
import { figuresIn, sharedTexts } from './articles.ts';
import type { ContentCheck } from './content-check.ts';
import { gradeProblems, styleProblems, wordProblems, type ShownText } from './words-for-parents.ts';

export type Faq = typeof content;
type Question = Faq['faq'][number];

const COUNTS = { Nutrition: 7, Sleep: 6, Health: 7, Development: 6, Safety: 6 };
const LENGTH = { least: 20, most: 65 } as const;

export function faqChecks(list: Faq = content): readonly ContentCheck[] {
  const texts = list.faq.map(asShown);
  return [
    { name: 'faq: 32 questions in five categories', problems: countProblems(list) },
    { name: 'faq: every article and source is known', problems: list.faq.flatMap(referenceProblems) },
    { name: 'faq: 20 to 65 words', problems: texts.flatMap(lengthProblems) },
    { name: 'faq: reading grade 6 or lower', problems: gradeProblems(texts) },
    { name: 'faq: every figure stands in a fact or a rule', problems: figureProblems(list) },
    { name: 'faq: words for parents', problems: [...wordProblems(texts), ...styleProblems(texts)] },
  ];
}

function asShown({ id, answer }: Question): ShownText {
  return { where: id, pieces: [answer] };
}

function countProblems({ faq }: Faq): string[] {
  const ids = new Set(faq.map(({ id }) => id));
  const counts = Object.entries(COUNTS).flatMap(([category, most]) => {
    const { length } = faq.filter((one) => one.category === category);
    return length === most ? [] : [`${category}: ${length}, should be ${most}`];
  });
  return [...counts, ...(ids.size === faq.length ? [] : ['an id stands twice'])];
}

function referenceProblems({ id, article, sources }: Question): string[] {
  return [
    ...(article in facts.articles ? [] : [`${id}: no article ${article}`]),
    ...sources.filter((source) => !(source in facts.sources)).map((source) => `${id}: no source ${source}`),
  ];
}

function lengthProblems({ where, pieces }: ShownText): string[] {
  const words = wordCount(pieces.join('\n'));
  return words >= LENGTH.least && words <= LENGTH.most ? [] : [`${where}: ${words} words`];
}

function figureProblems({ faq }: Faq): string[] {
  const known = new Set(figuresIn(sharedTexts().join(' ')));
  return faq.flatMap(({ id, answer }) =>
    figuresIn(answer)
      .filter((figure) => !known.has(figure))
      .map((figure) => `${id}: ${figure}`),
  );
}
