import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { cooking } from '#testing/articles/drafts.ts';
import { publishingProblems } from './before-publishing.ts';

const at = { finalSlug: 'cooking', isSlugTaken: false, picture: null, today: day('2026-11-21') };
const missing = (facts: Partial<typeof cooking>) =>
  publishingProblems({ ...cooking, ...facts }, at).map(({ name }) => name);

const sourceOf = (text: string) => [{ text, address: null }];

test.each([
  { what: '100 words', facts: { content: 'Beans. '.repeat(100) } },
  { what: 'an age range of one month', facts: { ageRange: '9-9 months' } },
  { what: 'ages up to 12 years', facts: { ageRange: '0-144 months' } },
  { what: 'a check of today', facts: { checkedOn: day('2026-11-21') } },
  { what: 'a check five years ago', facts: { checkedOn: day('2021-11-21') } },
  { what: 'a source of this year', facts: { sources: sourceOf('Clinic handout, 2026') } },
  { what: 'a source of the last century', facts: { sources: sourceOf('Handbook, 1999') } },
  {
    what: 'one dated source of two',
    facts: { sources: [...sourceOf('Clinic handout'), ...sourceOf('Leaflet, 2020')] },
  },
])('[ART-05] $what is enough to publish an article', ({ facts }) => {
  expect(missing(facts)).toEqual([]);
});

test.each([
  { what: '99 words', facts: { content: 'Beans. '.repeat(99) }, field: 'content' },
  { what: 'an age above 12 years', facts: { ageRange: '0-145 months' }, field: 'ageRange' },
  { what: 'an age range that goes down', facts: { ageRange: '9-8 months' }, field: 'ageRange' },
  { what: 'a check more than five years ago', facts: { checkedOn: day('2021-11-20') }, field: 'checkedOn' },
  { what: 'a check of tomorrow', facts: { checkedOn: day('2026-11-22') }, field: 'checkedOn' },
  { what: 'a source of next year', facts: { sources: sourceOf('Clinic handout, 2027') }, field: 'sources' },
  { what: 'a source with another number', facts: { sources: sourceOf('Handout 12026') }, field: 'sources' },
])('[ART-05] $what is not', ({ facts, field }) => {
  expect(missing(facts)).toEqual([field]);
});

test.each([
  { what: 'a picture that failed', facts: { picture: 'failed' as const }, field: 'pictureId' },
  { what: 'a picture that is being made', facts: { picture: 'waiting' as const }, field: 'pictureId' },
  { what: 'an address with capitals', facts: { finalSlug: 'Cooking' }, field: 'slug' },
  { what: 'an address that is taken', facts: { isSlugTaken: true }, field: 'slug' },
])('[ART-05] $what holds an article back', ({ facts, field }) => {
  expect(publishingProblems(cooking, { ...at, ...facts }).map(({ name }) => name)).toEqual([field]);
});
