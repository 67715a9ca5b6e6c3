import fc from 'fast-check';
import { readArticle } from '#contract/articles.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Id } from '#contract/fields.ts';
import { anyText } from '../any-text.ts';
import { fieldsOf, type Field } from './arbitraries.ts';
import { pathOf } from '../client.ts';
import { mustBeRefused, spoiltBodies, spoiltHeaders, spoiltIds, spoiltQueries, spoiltValues } from './spoilt.ts';

export type Good = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly upload?: unknown;
};

export type Sent = {
  readonly path: string;
  readonly content?: string | Blob | undefined;
  readonly headers?: Record<string, string>;
};

export type Attack = {
  readonly what: string;
  readonly spoil: (good: Good) => Sent;
  /** The spoilt field, which a refusal must name. */
  readonly field?: string;
  /** Allowed codes of the refusal; without them the request may be accepted. */
  readonly codes?: readonly string[];
};

/** Ids in another family. */
export type Strange = { readonly childId: string; readonly measurementId: string };

/** @param fewest random attacks are added up to this number */
export function attacksOn(endpoint: Endpoint, strange: Strange, { seed, fewest }: { seed: number; fewest: number }) {
  const attacks = [
    ...fieldsOf(endpoint.body).flatMap((field) => onField(endpoint, field, strange)),
    ...(endpoint.body ? spoiltBodies.map((body) => onBody(endpoint, body)) : []),
    ...(endpoint.upload ? spoiltBodies.map(({ what, text }) => onFile(endpoint, what, text)) : []),
    ...(endpoint.upload ? [onFile(endpoint, 'too much', 'x'.repeat(endpoint.upload.mostBytes + 1))] : []),
    ...fieldsOf(endpoint.params).flatMap(({ name }) => onParam(endpoint, name, strange)),
    ...spoiltHeaders.map((header) => onHeader(endpoint, header)),
    ...spoiltQueries.map((query) => onQuery(endpoint, query)),
    ...fieldsOf(endpoint.query).flatMap(({ name }) => onQueryField(endpoint, name)),
  ];
  const missing = Math.max(fewest / 5, fewest - attacks.length);
  return [
    ...attacks,
    ...fc.sample(endpoint.upload ? randomFile(endpoint) : randomAttack(endpoint), { seed, numRuns: missing }),
  ];
}

function plain(endpoint: Endpoint, { params = {}, query, body, upload }: Good): Sent {
  const path = pathOf(endpoint, params, query);
  if (upload instanceof Blob) return { path, content: upload };
  return { path, content: endpoint.body && JSON.stringify(body) };
}

function onField(endpoint: Endpoint, field: Field, strange: Strange): Attack[] {
  const { name } = field;
  const spoilBody = (value: (good: unknown) => unknown) => (good: Good) =>
    plain(endpoint, { ...good, body: { ...good.body, [name]: value(good.body?.[name]) } });
  const attacks = spoiltValues(field).map(({ what, make }) => ({
    what: `${name}: ${what}`,
    field: name,
    spoil: spoilBody(make),
    ...(mustBeRefused(field, what) ? { codes: ['bad-input'] } : {}),
  }));
  // Where anyone may call, the attacker is a visitor, to whom a child is not even missing.
  const refusals = endpoint.who === 'anyone' ? ['not-found', 'sign-in-needed'] : ['not-found'];
  const notThere = name === 'childId' ? { codes: refusals } : {};
  return [
    ...attacks,
    { what: `${name}: a stranger's child`, spoil: spoilBody(() => strange.childId), ...notThere },
    { what: `${name}: a stranger's measurement`, spoil: spoilBody(() => strange.measurementId), ...notThere },
    {
      what: `an unknown field beside ${name}`,
      field: `${name}2`,
      codes: ['bad-input'],
      spoil: withUnknown(endpoint, name),
    },
  ];
}

function withUnknown(endpoint: Endpoint, name: string) {
  return (good: Good) => plain(endpoint, { ...good, body: { ...good.body, [`${name}2`]: good.body?.[name] ?? null } });
}

function onBody(endpoint: Endpoint, { what, text, type }: (typeof spoiltBodies)[number]): Attack {
  const headers = type === undefined ? {} : { 'content-type': type };
  const isEmptyEnough = fieldsOf(endpoint.body).every(({ isNeeded }) => !isNeeded) && text === '{}' && !type;
  return {
    what: `as body ${what}`,
    spoil: (good) => ({ ...plain(endpoint, good), content: text, headers }),
    ...(isEmptyEnough ? {} : { codes: ['malformed', 'bad-input', 'wrong-type', 'too-large'] }),
  };
}

function onFile(endpoint: Endpoint, what: string, content: string | Blob): Attack {
  return {
    what: `as file ${what}`,
    codes: ['wrong-type', 'too-large'],
    spoil: (good) => ({ ...plain(endpoint, good), content }),
  };
}

function onParam(endpoint: Endpoint, name: string, strange: Strange): Attack[] {
  const ids = [...spoiltIds, ...Object.values(strange)];
  return ids.map((id) => ({
    what: `in the address ${name} ${id.slice(0, 40)}`,
    ...(isAnswered(endpoint, id) ? {} : { codes: ['not-found'] }),
    spoil: (good) => {
      const path = pathOf(endpoint, { ...good.params, [name]: 'HERE' }, good.query).replace('HERE', id);
      return { ...plain(endpoint, good), path };
    },
  }));
}

/** [ART-01] For the id of no article the first one is sent. */
function isAnswered({ path }: Endpoint, id: string): boolean {
  return path === readArticle.path && Id.safeParse(id.toLowerCase()).success;
}

function onHeader(endpoint: Endpoint, { name, value, refusal }: (typeof spoiltHeaders)[number]): Attack {
  const isRefused =
    (refusal === 'not-allowed' && endpoint.method !== 'GET') ||
    (refusal === 'sign-in-needed' && endpoint.who !== 'anyone');
  return {
    what: `header ${name}: ${value.slice(0, 40)}`,
    spoil: (good) => ({ ...plain(endpoint, good), headers: { [name]: value } }),
    ...(isRefused ? { codes: [refusal] } : {}),
  };
}

function onQuery(endpoint: Endpoint, query: string): Attack {
  return {
    what: `query ${query.slice(0, 40)}`,
    spoil: (good) => {
      const sent = plain(endpoint, good);
      return { ...sent, path: withQuery(sent.path, query) };
    },
  };
}

function onQueryField(endpoint: Endpoint, name: string): Attack[] {
  return spoiltIds.map((text) => ({
    what: `in the query ${name} ${text.slice(0, 40)}`,
    spoil: (good) => {
      const sent = plain(endpoint, { ...good, query: { ...good.query, [name]: 'HERE' } });
      return { ...sent, path: sent.path.replace('HERE', text) };
    },
  }));
}

function withQuery(path: string, query: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

function randomFile(endpoint: Endpoint): fc.Arbitrary<Attack> {
  return fc
    .uint8Array({ maxLength: 400 })
    .map((bytes) => onFile(endpoint, `at random ${Buffer.from(bytes).toString('hex')}`, new Blob([bytes])));
}

function randomAttack(endpoint: Endpoint): fc.Arbitrary<Attack> {
  const names = fieldsOf(endpoint.body).map(({ name }) => name);
  const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), anyText(), fc.double(), fc.maxSafeInteger());
  const field = names.length === 0 ? fc.string() : fc.constantFrom(...names);
  const fields = fc.dictionary(field, anything, { minKeys: 1, maxKeys: 3 });
  const strange = anyText({ maxLength: 60 }).map((text) => encodeURIComponent(text.toWellFormed()));
  return fc.record({ fields, query: strange, cookie: strange }).map((random) => ({
    what: `at random ${JSON.stringify(random)}`,
    spoil: (good) => {
      const sent = plain(endpoint, { ...good, body: { ...good.body, ...random.fields } });
      if (names.length > 0) return sent;
      return { ...sent, path: withQuery(sent.path, `x=${random.query}`), headers: { cookie: `sid=${random.cookie}` } };
    },
  }));
}
