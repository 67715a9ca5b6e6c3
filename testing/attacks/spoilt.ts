import type { Field } from './arbitraries.ts';

export type Spoilt = { readonly what: string; readonly make: (good: unknown) => unknown };

const hugeText = 'x'.repeat(70_000);

/** Some of these values are valid for some fields. */
export function spoiltValues(field: Field): Spoilt[] {
  const { type } = field.schema.anyOf?.find((one) => one.type !== 'null') ?? field.schema;
  const special = type === 'string' ? [...texts, ...days] : others;
  return [...anything.map(([what, value]) => ({ what, make: () => value })), ...special];
}

/** Days in the future or before 1900 are refused although the schema accepts them. */
export function mustBeRefused({ name }: Field, what: string): boolean {
  return name.endsWith('On') && days.some((day) => day.what === what);
}

const anything: readonly (readonly [what: string, value: unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['an object', {}],
  ['an object that wants to be a prototype', { constructor: { prototype: { isAdmin: true } } }],
  ['a list', []],
  ['a list of lists', [[[]]]],
  ['yes', true],
  ['no', false],
  ['an empty text', ''],
  ['a text', 'spoilt'],
  ['too long', 'x'.repeat(5000)],
  ['larger than a request may be', hugeText],
  ['a fraction', 42.5],
  ['zero', 0],
  ['less than nothing', -1],
  ['huge', 1e308],
  ['huge and negative', -1e308],
  ['beyond 32 bits', 2 ** 31],
  ['beyond exact numbers', 2 ** 53 + 2],
  ['next to nothing', 1e-9],
];

const others: readonly Spoilt[] = [
  { what: 'itself as text', make: (good) => String(good) },
  { what: 'a list of itself', make: (good) => [good] },
  { what: 'too many of it', make: () => ['weightKg', 'weightKg', 'weightKg', 'weightKg'] },
];

const texts: readonly Spoilt[] = [
  { what: 'NUL at the end', make: (good) => `${String(good)}\0` },
  { what: 'NUL inside', make: (good) => `${String(good).slice(0, 2)}\0${String(good).slice(2)}` },
  { what: 'a lone surrogate', make: (good) => `${String(good)}\ud800` },
  { what: 'surrogates the wrong way round', make: (good) => `\udc00\ud800${String(good)}` },
  { what: 'two lines', make: (good) => `${String(good)}\r\nBcc: x@example.org` },
  { what: 'upper case', make: (good) => String(good).toUpperCase() },
  { what: 'spaces only', make: () => ' \u00a0\u3000 ' },
  { what: 'right to left', make: (good) => `\u202e${String(good)}` },
  { what: 'many marks on one letter', make: () => `a${'\u0301'.repeat(50)}` },
  { what: 'pictures', make: () => '👩‍👩‍👧👶' },
  { what: 'SQL', make: () => "'; drop table children; --" },
  { what: 'markup', make: () => '<script>alert(1)</script>' },
];

const impossibleDays = ['2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-06-31', '0000-00-00'];
const misspeltDays = ['2026-1-5', '05/01/2026', '2026-07-19T00:00:00Z', '+002026-07-19', 'tomorrow'];
const farDays = ['2999-01-01', '9999-12-31', '1899-12-31', '0001-01-01'];

const days: readonly Spoilt[] = [...impossibleDays, ...misspeltDays, ...farDays].map((text) => ({
  what: `the day ${text}`,
  make: () => text,
}));

type SpoiltBody = { readonly what: string; readonly text: string; readonly type?: string };

export const spoiltBodies: readonly SpoiltBody[] = [
  { what: 'nothing', text: '' },
  { what: 'half of it', text: '{"' },
  { what: 'no JSON', text: 'name=Maya' },
  { what: 'null', text: 'null' },
  { what: 'a list', text: '[]' },
  { what: 'a text', text: '"text"' },
  { what: 'a number', text: '1e999' },
  { what: 'deep lists', text: '['.repeat(20_000) + ']'.repeat(20_000) },
  { what: 'deep objects', text: '{"a":'.repeat(5000) + '1' + '}'.repeat(5000) },
  { what: 'a prototype', text: '{"__proto__":{"version":1}}' },
  { what: 'more than 64 KiB', text: JSON.stringify({ x: hugeText }) },
  { what: 'the type of a form', text: '{}', type: 'application/x-www-form-urlencoded' },
  { what: 'the type of text', text: '{}', type: 'text/plain' },
  { what: 'a type that only begins like JSON', text: '{}', type: 'application/jsonp' },
];

export const spoiltIds: readonly string[] = [
  'spoilt',
  '%00',
  '%ED%A0%80',
  '%',
  '%2e%2e%2f',
  '1',
  '-1',
  'null',
  'undefined',
  '%27%20or%201=1',
  'x'.repeat(3000),
  '01a00000-0000-7000-8000-000000000000',
  '00000000-0000-0000-0000-000000000000',
  '01A00000-0000-7000-8000-00000000000A',
  '01a00000-0000-7000-8000-000000000000%0a',
];

type SpoiltHeader = {
  readonly name: string;
  readonly value: string;
  readonly refusal?: 'not-allowed' | 'sign-in-needed';
};

export const spoiltHeaders: readonly SpoiltHeader[] = [
  { name: 'origin', value: 'https://elsewhere.example', refusal: 'not-allowed' },
  { name: 'origin', value: 'null', refusal: 'not-allowed' },
  { name: 'sec-fetch-site', value: 'cross-site', refusal: 'not-allowed' },
  { name: 'sec-fetch-site', value: 'same-site', refusal: 'not-allowed' },
  { name: 'authorization', value: 'Bearer', refusal: 'sign-in-needed' },
  { name: 'authorization', value: `Bearer ${'x'.repeat(43)}`, refusal: 'sign-in-needed' },
  { name: 'authorization', value: `Bearer ${'x'.repeat(5000)}`, refusal: 'sign-in-needed' },
  { name: 'authorization', value: 'Basic aGFubmFoOm93bA==', refusal: 'sign-in-needed' },
  { name: 'cookie', value: 'sid=', refusal: 'sign-in-needed' },
  { name: 'cookie', value: 'sid=%00', refusal: 'sign-in-needed' },
  { name: 'cookie', value: `sid=${'x'.repeat(5000)}`, refusal: 'sign-in-needed' },
  { name: 'cookie', value: '; ;=;%=%;flash=nonsense;next=nonsense', refusal: 'sign-in-needed' },
  { name: 'accept', value: 'text/html' },
  { name: 'accept-language', value: '\u00ff'.repeat(50) },
  { name: 'x-forwarded-for', value: "1.2.3.4, ', 5" },
  { name: 'x-http-method-override', value: 'DELETE' },
];

export const spoiltQueries: readonly string[] = [
  'x',
  'x=1&x=2',
  '__proto__=1',
  'a=%00',
  '%',
  'x=%ED%A0%80',
  'childId=01a00000-0000-7000-8000-000000000000',
  `x=${'y'.repeat(4000)}`,
];
