import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { PageFacts, PageRequest } from '#contract/pages.ts';
import { headersFor } from '#server/http/headers.ts';
import type { House } from '#server/http/house.ts';

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')));

export const unknownPage: PageFacts = {
  route: 'not found',
  params: {},
  kind: 'public',
  who: 'anyone',
  carriesToken: false,
  listed: false,
  readsQuery: false,
  needsPlan: false,
  forVisitors: false,
  modules: [],
  later: [],
  first: [],
  shared: [],
  asked: [],
};

export function pageRequest(house: House, path: string, facts: PageFacts): PageRequest {
  const { config, assetsOf } = house;
  return {
    path,
    search: '',
    origin: config.publicUrl,
    operator: config.operator,
    source: { url: config.sourceUrl, version },
    hasIntergrowth: config.hasIntergrowth,
    hasPlan: config.hasPlan,
    account: null,
    flash: null,
    data: {},
    failure: null,
    assets: assetsOf(facts),
  };
}

/** Keeps a token in the address out of Referer headers, and private pages out of search engines. */
export function pageHeadersFor(house: House, { carriesToken, listed }: PageFacts): Record<string, string> {
  const headers: Record<string, string> = { ...headersFor(house.config).page };
  if (carriesToken) headers['referrer-policy'] = 'no-referrer';
  if (!listed) headers['x-robots-tag'] = 'noindex';
  return headers;
}
