import * as z from 'zod';
import content from '#content/articles/everyday.json' with { type: 'json' };
import pages from '#content/articles/page-hosts.json' with { type: 'json' };
import { wordCount } from '#domain/articles/reading-time.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import type { ArticleFile } from '#server/articles/rules/article-file.ts';
import { articleFiles } from '#server/articles/rules/our-articles.ts';
import { figuresIn, sharedTexts } from './articles.ts';
import type { ContentCheck } from './content-check.ts';
import { gradeProblems, styleProblems, wordProblems, type ShownText } from './words-for-parents.ts';

export type Everyday = typeof content;
type Answer = Everyday['everyday'][number];

const LENGTH = { least: 30, most: 110 } as const;

const Page = z
  .strictObject({
    org: z.string().min(1),
    title: z.string().min(1),
    url: z.optional(z.url({ protocol: /^https$/ })),
    foundAt: z.optional(z.url({ protocol: /^https?$/ })),
  })
  .refine(({ url, foundAt }) => (url === undefined) !== (foundAt === undefined), 'has one address');
const Fact = z.strictObject({ fact: z.string().min(1), state: z.enum(['confirmed', 'secondary']), seen: Page });
const Entry = z.strictObject({
  id: z.string().regex(/^faq-(?:nut|sle|hea|dev|saf)-\d+$/),
  category: z.string(),
  question: z.string().regex(/\?$/),
  answer: z.string(),
  article: z.string(),
  askedAs: z.array(z.string().min(1)).min(6).max(15),
  /** Whole months since birth, the last one included; none for all ages. */
  ages: z.optional(z.strictObject({ from: z.int().min(0), until: z.int().positive() })),
  facts: z.array(Fact).min(1),
});

export function everydayChecks(
  { everyday: list }: Everyday = content,
  articles: readonly ArticleFile[] = articleFiles(),
): readonly ContentCheck[] {
  const texts = list.map(asShown);
  return [
    { name: 'everyday care: their form, each with its facts and pages', problems: list.flatMap(formProblems) },
    { name: 'everyday care: each once, beside an article of its category', problems: placeProblems(list, articles) },
    { name: 'everyday care: links to authorities, hospitals and the like alone', problems: list.flatMap(linkProblems) },
    {
      name: 'everyday care: 30 to 110 words',
      problems: texts.flatMap(lengthProblems),
    },
    { name: 'everyday care: reading grade 6 or lower', problems: gradeProblems(texts) },
    {
      name: 'everyday care: every figure stands in its facts, or in a fact or a rule',
      problems: list.flatMap(figureProblems),
    },
    { name: 'everyday care: words for parents', problems: [...wordProblems(texts), ...styleProblems(texts)] },
    { name: 'everyday care: no six words in a row of another', problems: repeatProblems(list) },
    { name: 'everyday care: nothing that is asked leads to two', problems: askedProblems(list, articles) },
  ];
}

function asShown({ id, answer }: Answer): ShownText {
  return { where: id, pieces: [answer] };
}

function formProblems(entry: Answer): string[] {
  const parsed = Entry.safeParse(entry);
  return parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${entry.id}: ${issue.path.join('.')} ${issue.message}`);
}

function placeProblems(list: readonly Answer[], articles: readonly ArticleFile[]): string[] {
  const categories = new Map(articles.map(({ front }) => [front.id, front.category]));
  const ids = list.map(({ id }) => id);
  return list.flatMap(({ id, category, article }, at) => [
    ...(categories.get(article) === category ? [] : [`${id}: ${article} is no article of ${category}`]),
    ...(ids.indexOf(id) === at ? [] : [`${id} stands twice`]),
  ]);
}

const HOSTS = new Set(pages.hosts.map(({ host }) => host));

function linkProblems({ id, facts }: Answer): string[] {
  return facts
    .flatMap(({ seen: { url } }) => url ?? [])
    .filter((url) => !HOSTS.has(new URL(url).host))
    .map((url) => `${id}: ${new URL(url).host} is none of the hosts that may be shown`);
}

function lengthProblems({ where, pieces }: ShownText): string[] {
  const words = wordCount(pieces.join('\n'));
  return words >= LENGTH.least && words <= LENGTH.most ? [] : [`${where}: ${words} words`];
}

const shared = new Set(figuresIn(sharedTexts().join(' ')));

function figureProblems({ id, answer, facts }: Answer): string[] {
  const own = new Set(figuresIn(facts.map(({ fact }) => fact).join(' ')));
  return figuresIn(answer)
    .filter((figure) => !own.has(figure) && !shared.has(figure))
    .map((figure) => `${id}: ${figure}`);
}

const RUN = 6;
const WHEN_TO_CALL = /\b(?:call|ER|911)\b/i;

function runsOf(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    if (WHEN_TO_CALL.test(sentence)) return [];
    const words = sentence.toLowerCase().match(/[a-z\d]+(?:['.][a-z\d]+)*/g) ?? [];
    return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
  });
}

/** But for what a fact or a rule says, and when to call, which is said one way. */
function repeatProblems(list: readonly Answer[]): string[] {
  const said = new Set(sharedTexts().flatMap(runsOf));
  const seen = new Map<string, string>();
  return list.flatMap(({ id, answer }) =>
    [...new Set(runsOf(answer))]
      .filter((run) => !said.has(run))
      .flatMap((run) => {
        const other = seen.get(run);
        seen.set(run, id);
        return other === undefined || other === id ? [] : [`${id} and ${other}: '${run}'`];
      }),
  );
}

function askedProblems(list: readonly Answer[], articles: readonly ArticleFile[]): string[] {
  const seen = new Map(articles.flatMap(({ front }) => front.askedAs.map((asked) => [asked, front.id] as const)));
  return list.flatMap(({ id, askedAs }) =>
    askedAs.flatMap((asked) => {
      const other = seen.get(asked);
      seen.set(asked, id);
      return other === undefined ? [] : [`${id} and ${other}: '${asked}'`];
    }),
  );
}
