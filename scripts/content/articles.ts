import content from '#content/articles/facts.json' with { type: 'json' };
import listed from '#content/articles/order.json' with { type: 'json' };
import flags from '#content/red-flags/red-flags.json' with { type: 'json' };
import { articleText } from '#domain/articles/key-points.ts';
import { articleBlocks } from '#domain/articles/markup.ts';
import { wordCount } from '#domain/articles/reading-time.ts';
import { slugOf } from '#domain/articles/slug.ts';
import type { ArticleFile } from '#server/articles/rules/article-file.ts';
import { articleFiles } from '#server/articles/rules/our-articles.ts';
import { piecesOf } from './article-pieces.ts';
import type { ContentCheck } from './content-check.ts';
import { readingGrade, wordsOf } from './reading-grade.ts';
import { sentenceProblems, styleProblems, wordProblems, type ShownText } from './words-for-parents.ts';

type Facts = (typeof content.articles)[keyof typeof content.articles]['facts'];

const LENGTH = { least: 450, most: 900 } as const;
const HIGHEST_GRADE = 6.5;
const HIGHEST_MEDIAN = 6;
const KEY_POINTS = { least: 3, most: 5 } as const;
/** Words in a row that two articles may not share. */
const RUN = 6;

/** What only fills, what greets, and what only a doctor says. */
const FORBIDDEN =
  /\b(?:as a parent|you may want to|remember that|it is important|important to note|don't worry|do not worry|rest assured|every child is different|every baby is different|in conclusion|congratulations|reviewed by|pediatricians? agree|experts? say|studies show|your child has (?:autism|an ear infection|asthma|eczema|an allergy))\b/i;

/** What the markup has no meaning for, and would be read as it stands. */
const OTHER_MARKUP = /[<>[\]`_]|https?:|^#(?!## )/;

export function articleChecks(
  articles: readonly ArticleFile[] = articleFiles(),
  order: readonly string[] = listed.order,
): readonly ContentCheck[] {
  const texts = articles.map(asShown);
  return [
    { name: 'articles: 50, each with its facts', problems: countProblems(articles) },
    { name: 'articles: slugs, places and ids', problems: nameProblems(articles) },
    { name: 'articles: each stands once in their order', problems: orderProblems(articles, order) },
    { name: "articles: the specification's markup, key points first", problems: articles.flatMap(markupProblems) },
    { name: 'articles: 450 to 900 words', problems: articles.flatMap(lengthProblems) },
    { name: 'articles: reading grade 6.5 or lower, 6 at the median', problems: gradeProblems(texts) },
    { name: 'articles: every figure stands in one of its facts or rules', problems: articles.flatMap(figureProblems) },
    {
      name: 'articles: the box has the rule for what the text sends for help',
      problems: articles.flatMap(boxProblems),
    },
    { name: 'articles: words for parents', problems: [...wordProblems(texts), ...texts.flatMap(forbiddenProblems)] },
    { name: 'articles: how texts are written', problems: styleProblems(texts) },
    { name: 'articles: nothing that is asked leads to two', problems: askedProblems(articles) },
    { name: 'articles: no six words in a row of another', problems: repeatProblems(texts) },
  ];
}

function asShown(article: ArticleFile): ShownText {
  return { where: article.file, pieces: piecesOf(article) };
}

function factsOf({ front }: Pick<ArticleFile, 'front'>): Facts {
  const known: Readonly<Record<string, { readonly facts: Facts }>> = content.articles;
  return known[front.id]?.facts ?? [];
}

function countProblems(articles: readonly ArticleFile[]): string[] {
  const written = new Set(articles.map(({ front }) => front.id));
  return [
    ...Object.keys(content.articles)
      .filter((id) => !written.has(id))
      .map((id) => `${id} is not written`),
    ...articles.filter((one) => factsOf(one).length === 0).map(({ file }) => `${file}: no facts`),
  ];
}

function nameProblems(articles: readonly ArticleFile[]): string[] {
  const rules = new Set(flags.rules.map(({ id }) => id));
  const uuids = new Map(articles.map(({ front, file }) => [front.uuid, file]));
  return articles.flatMap(({ file, front }) => [
    ...(front.slug === slugOf(front.title) ? [] : [`${file}: its slug should be ${slugOf(front.title)}`]),
    ...(file === `${front.category.toLowerCase()}/${front.slug}` ? [] : [`${file}: stands in another place`]),
    ...(uuids.get(front.uuid) === file ? [] : [`${file}: has the uuid of another`]),
    ...front.redFlags.filter((id) => !rules.has(id)).map((id) => `${file}: no rule ${id}`),
    ...front.leftOut.filter((index) => index >= factsOf({ front }).length).map((index) => `${file}: no fact ${index}`),
  ]);
}

function orderProblems(articles: readonly ArticleFile[], order: readonly string[]): string[] {
  const written = new Set(articles.map(({ front }) => front.id));
  return [
    ...articles
      .filter(({ front }) => !order.includes(front.id))
      .map(({ file }) => `${file}: stands nowhere in order.json`),
    ...order.filter((id, at) => order.indexOf(id) < at).map((id) => `order.json: ${id} stands twice`),
    ...order.filter((id) => !written.has(id)).map((id) => `order.json: no article ${id}`),
  ];
}

function markupProblems({ file, content: text }: ArticleFile): string[] {
  const points = articleText(text).keyPoints.length;
  const hasPoints = text.startsWith('**') && points >= KEY_POINTS.least && points <= KEY_POINTS.most;
  const parts = text.split(/\n\s*\n/);
  const isFaulty = (part: string) =>
    OTHER_MARKUP.test(part) || part.split('**').length % 2 === 0 || articleBlocks(part).length !== 1;
  return [
    ...(hasPoints ? [] : [`${file}: begins with **Key points** and 3 to 5 bullets`]),
    ...parts.filter(isFaulty).map((part) => `${file}: '${part.slice(0, 60)}'`),
  ];
}

function lengthProblems({ file, content: text }: ArticleFile): string[] {
  const words = wordCount(text);
  return words >= LENGTH.least && words <= LENGTH.most ? [] : [`${file}: ${words} words`];
}

function gradeProblems(texts: readonly ShownText[]): string[] {
  const graded = texts.map(({ where, pieces }) => ({ where, grade: readingGrade(pieces.join('\n')) }));
  const sorted = graded.map(({ grade }) => grade).toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const hard = graded.filter(({ grade }) => grade > HIGHEST_GRADE);
  return [
    ...hard.map(({ where, grade }) => `${where}: grade ${grade.toFixed(1)}`),
    ...(median > HIGHEST_MEDIAN ? [`the median is ${median.toFixed(1)}`] : []),
    ...sentenceProblems(texts),
  ];
}

function askedProblems(articles: readonly ArticleFile[]): string[] {
  const leadsTo = new Map<string, string>();
  return articles.flatMap(({ file, front }) =>
    front.askedAs.flatMap((phrase) => {
      const other = leadsTo.get(phrase);
      leadsTo.set(phrase, file);
      return other === undefined ? [] : [`${file}: '${phrase}' of ${other}`];
    }),
  );
}

const FIGURE = /\d+(?:,\d{3})*(?:\.\d+)?/g;
/** As which percent and degrees may be said again. */
const SAID_AGAIN = /\bof 100\b(?!\.)|\(\d+(?:\.\d)? C\)/g;

/** Also phone numbers, and the ages that the article is for. */
function figureProblems(article: ArticleFile): string[] {
  const { file, front } = article;
  const rules = flags.rules.filter(({ id }) => front.redFlags.includes(id));
  const known = JSON.stringify([
    factsOf(article)
      .filter((_, index) => !front.leftOut.includes(index))
      .map(({ fact }) => fact),
    rules.map(({ firstSentence, thenSay, stepsByAge }) => [firstSentence, thenSay, stepsByAge]),
    flags.numbers,
    front.ageRange,
  ]);
  const figures = new Set(figuresIn(known));
  return piecesOf(article).flatMap((piece) =>
    figuresIn(piece)
      .filter((figure) => !figures.has(figure))
      .map((figure) => `${file}: ${figure} in '${piece.slice(0, 80)}'`),
  );
}

/** What a text may send for help for, and the rules of which one then stands in its box. */
const IN_THE_BOX: readonly (readonly [RegExp, ...string[]])[] = [
  [/Poison Help/, 'rf-poisoning', 'rf-overdose', 'rf-aspirin'],
  [/thinned bottles/, 'rf-dilute'],
  [/groin or scrotum/, 'rf-testicle'],
  [/under 3 months \(12 weeks\)/i, 'rf-fever-u3m'],
  [/take his temperature/, 'rf-fever'],
  [/a few hives/i, 'rf-hives'],
  [/vomit\w*.*hours after (?:a|the) food/i, 'rf-fpies'],
  [/magnet.*\bER\b/i, 'rf-battery'],
  [/\bjelly\b(?! bean)/i, 'rf-blood'],
  [/green or bloody vomit/i, 'rf-green-vomit'],
  [/too weak to feed/i, 'rf-lethargy'],
  [/\b988\b/, 'rf-selfharm', 'rf-ppd', 'rf-shaken'],
  [/harming your baby/i, 'rf-shaken'],
];

function boxProblems(article: ArticleFile): string[] {
  const pieces = piecesOf(article);
  return IN_THE_BOX.filter(([, ...rules]) => !rules.some((id) => article.front.redFlags.includes(id))).flatMap(
    ([told, ...rules]) =>
      pieces
        .filter((piece) => told.test(piece))
        .map((piece) => `${article.file}: no ${rules.join(' or ')} for '${piece.slice(0, 80)}'`),
  );
}

/** As they are written: '1,000', '38.0'. */
export function figuresIn(text: string): readonly string[] {
  return text.replaceAll(SAID_AGAIN, '').match(FIGURE) ?? [];
}

function forbiddenProblems({ where, pieces }: ShownText): string[] {
  return pieces.flatMap((piece) => FORBIDDEN.exec(piece)?.map((found) => `${where}: '${found}'`) ?? []);
}

/** What a fact or a rule says in so many words may stand in several: limits and first steps are said one way. */
function repeatProblems(texts: readonly ShownText[]): string[] {
  const seen = new Map<string, string>();
  const shared = new Set(sharedTexts().flatMap(runsOf));
  return texts.flatMap(({ where, pieces }) => {
    const runs = new Set(pieces.flatMap(runsOf).filter((run) => !shared.has(run)));
    return [...runs].flatMap((run) => {
      const other = seen.get(run);
      if (other === undefined) seen.set(run, where);
      return other === undefined ? [] : [`${where} and ${other}: '${run}'`];
    });
  });
}

/** What articles may share: all facts, rules and phone numbers. */
export function sharedTexts(): string[] {
  const facts = Object.values(content.articles).flatMap((one) => one.facts.map(({ fact }) => fact));
  const rules = flags.rules.flatMap(({ firstSentence, thenSay, stepsByAge }) => [
    firstSentence,
    ...thenSay,
    ...stepsByAge.flatMap(({ steps }) => steps),
  ]);
  return [...facts, ...rules, ...Object.values(flags.numbers)];
}

/** Which the shared facts ask for beside an age, in whichever article. */
const SAID_OF_AN_AGE = ' (12 weeks)';

function runsOf(piece: string): string[] {
  const words = wordsOf(piece.toLowerCase().replaceAll(SAID_OF_AN_AGE, ''));
  return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' '));
}
