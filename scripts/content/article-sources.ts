import * as z from 'zod';
import content from '#content/articles/facts.json' with { type: 'json' };
import faq from '#content/articles/faq.json' with { type: 'json' };
import pages from '#content/articles/page-hosts.json' with { type: 'json' };
import flags from '#content/red-flags/red-flags.json' with { type: 'json' };
import type { ArticleFact, FactSource } from '#domain/articles/fact.ts';
import type { ContentCheck } from './content-check.ts';

export type Facts = {
  readonly sources: Readonly<Record<string, FactSource>>;
  readonly articles: Readonly<Record<string, { readonly facts: readonly ArticleFact[] }>>;
};

const Source = z.strictObject({
  /** In full, as a parent reads it. */
  org: z.string().regex(/[a-z]/),
  title: z.string().min(1),
  /** Whether we call it so, as the title of the page itself is not known. */
  isTitleOurs: z.boolean(),
  doi: z.optional(z.string().regex(/^10\.\d{4,}\/\S+$/)),
});

/** One page and one body, not 'A; B' or 'A (quoted by B)'. */
const OneName = z.string().regex(/^[^;]+$/);
const Shown = z.strictObject({ org: OneName, title: OneName, url: z.url({ protocol: /^https$/ }) });
const NotShown = z.strictObject({ org: z.string(), title: z.string(), foundAt: z.url({ protocol: /^https?$/ }) });

const Fact = z.strictObject({
  fact: z.string().min(1),
  sources: z.array(z.string()).min(1),
  state: z.enum(['confirmed', 'secondary', 'corrected', 'not-found']),
  /** Where it was looked up later than the others. */
  checkedOn: z.optional(z.iso.date().check(z.refine((day) => day > content.checkedOn, 'is no later day'))),
  /** The page on which it was seen: with `url` if it may be shown as a link, else with `foundAt`. */
  seen: z.optional(z.union([Shown, NotShown])),
});

export function articleSourceChecks(facts: Facts = content): readonly ContentCheck[] {
  const list = Object.entries(facts.articles).flatMap(([id, { facts: all }]) =>
    all.map((fact, index) => ({ where: `${id} fact ${index}`, fact })),
  );
  return [
    { name: 'articles: each source is named in full', problems: titleProblems(facts.sources) },
    { name: 'articles: each source is known, and of use', problems: referenceProblems(facts.sources, list) },
    { name: 'articles: facts and where they were seen', problems: list.flatMap(factProblems) },
    { name: 'articles: links to authorities, hospitals and the like alone', problems: list.flatMap(linkProblems) },
  ];
}

type Placed = { readonly where: string; readonly fact: ArticleFact };

function titleProblems(sources: Facts['sources']): string[] {
  return Object.entries(sources).flatMap(([key, source]) => [
    ...problemsOf(Source, source).map((problem) => `${key}: ${problem}`),
    ...(plain(source.title) === plain(key) ? [`${key}: '${source.title}' is the key again`] : []),
  ]);
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ');
}

function referenceProblems(sources: Facts['sources'], list: readonly Placed[]): string[] {
  const used = [
    ...list.map(({ where, fact }) => ({ where, keys: fact.sources })),
    ...faq.faq.map(({ id, sources: keys }) => ({ where: id, keys })),
    ...flags.rules.map(({ id, sources: keys }) => ({ where: id, keys })),
  ];
  const keys = new Set(used.flatMap((one) => one.keys));
  return [
    ...used.flatMap((one) =>
      one.keys.filter((key) => !(key in sources)).map((key) => `${one.where}: no source ${key}`),
    ),
    ...Object.keys(sources)
      .filter((key) => !keys.has(key))
      .map((key) => `${key} is the source of nothing`),
  ];
}

function factProblems({ where, fact }: Placed): string[] {
  return [
    ...problemsOf(Fact, fact).map((problem) => `${where}: ${problem}`),
    ...(fact.state === 'not-found' && fact.seen ? [`${where}: not found, and yet seen`] : []),
    ...(['confirmed', 'corrected'].includes(fact.state) && !fact.seen ? [`${where}: seen nowhere`] : []),
  ];
}

const HOSTS = new Set(pages.hosts.map(({ host }) => host));

function linkProblems({ where, fact: { seen } }: Placed): string[] {
  if (seen?.url === undefined) return [];
  const { host, pathname } = new URL(seen.url);
  return [
    ...(HOSTS.has(host) ? [] : [`${where}: ${host} is none of the hosts that may be shown`]),
    ...(pathname === '/' ? [`${where}: ${seen.url} is no page on it`] : []),
  ];
}

function problemsOf(schema: z.ZodType, value: unknown): string[] {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim());
}
