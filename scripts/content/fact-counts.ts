import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import everyday from '#content/articles/everyday.json' with { type: 'json' };
import pages from '#content/articles/page-hosts.json' with { type: 'json' };
import shared from '#content/articles/shared-facts.json' with { type: 'json' };
import { factsOf } from '#domain/articles/facts-data.ts';
import type { ArticleFile } from '#server/articles/rules/article-file.ts';
import { articleFiles } from '#server/articles/rules/our-articles.ts';
import type { ContentCheck } from './content-check.ts';

const page = join(import.meta.dirname, '../../docs/safety.md');
const STATES = ['confirmed', 'secondary', 'corrected', 'not-found'] as const;

type Counted = Pick<ArticleFile, 'front'>;

/** docs/safety.md counts the facts of the library; here is what it has to say. */
export function factCountChecks(
  text: string = readFileSync(page, 'utf8'),
  articles: readonly Counted[] = articleFiles(),
): readonly ContentCheck[] {
  const problems = countLines(articles)
    .filter((line) => !text.includes(line))
    .map((line) => `docs/safety.md should say: ${line}`);
  return [{ name: 'articles: docs/safety.md counts their facts', problems }];
}

function countLines(articles: readonly Counted[]): string[] {
  const facts = articles.flatMap(({ front: { id, leftOut } }) =>
    factsOf(id).map((fact, index) => ({ ...fact, isLeftOut: leftOut.includes(index) })),
  );
  const of = (state: string) => facts.filter((fact) => fact.state === state);
  const links = facts.filter(({ seen }) => seen?.url !== undefined).length;
  return [
    ...STATES.map((state) => {
      const all = of(state);
      const out = all.filter(({ isLeftOut }) => isLeftOut).length;
      return `| ${state} | ${all.length} | ${all.length - out} | ${out} |`;
    }),
    `${facts.length} facts in ${articles.length} articles`,
    `${links} facts have a page that may be shown as a link, on ${pages.hosts.length} hosts`,
    `${shared.facts.length} shared facts`,
    everydayLine(),
  ];
}

function everydayLine(): string {
  const facts = everyday.everyday.flatMap((one) => one.facts);
  const confirmed = facts.filter(({ state }) => state === 'confirmed').length;
  const links = facts.filter(({ seen }) => seen.url !== undefined).length;
  return `${facts.length} facts of ${everyday.everyday.length} answers on everyday care: ${confirmed} confirmed, ${facts.length - confirmed} secondary, ${links} with a link`;
}
