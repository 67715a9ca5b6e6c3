import { expect, test } from 'vitest';
import { LruCache } from './lru-cache.ts';

test('what was not asked for the longest goes first', () => {
  const cache = new LruCache<string>(2);
  cache.set('Maya', 'plan of Maya');
  cache.set('Jonah', 'plan of Jonah');
  cache.get('Maya');
  cache.set('Zoë', 'plan of Zoë');

  expect(['Maya', 'Jonah', 'Zoë'].map((name) => cache.get(name))).toEqual(['plan of Maya', undefined, 'plan of Zoë']);
});

test('something large makes as many others go as it needs, and what is larger than everything is not kept', () => {
  const cache = new LruCache<string>(10);
  cache.set('a', 'small', 4);
  cache.set('b', 'small', 4);
  cache.set('c', 'large', 7);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, undefined, 'large']);

  cache.set('d', 'too large', 11);
  expect(['c', 'd'].map((key) => cache.get(key))).toEqual([undefined, undefined]);
});

test('what is kept twice counts once', () => {
  const cache = new LruCache<string>(10);
  cache.set('a', 'early', 5);
  cache.set('b', 'other', 3);
  cache.set('a', 'late', 6);

  expect(['a', 'b'].map((key) => cache.get(key))).toEqual(['late', 'other']);
});
