import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uuidOf } from './uuid.ts';

test('a name gives a uuid of version 8 made of its SHA-256', () => {
  const property = fc.property(fc.string({ unit: 'grapheme-ascii' }), (name) => {
    const hash = createHash('sha256').update(name).digest('hex');
    const [, a, b, c, d, e] =
      /^([0-9a-f]{8})-([0-9a-f]{4})-8([0-9a-f]{3})-([89ab])([0-9a-f]{15})$/.exec(
        uuidOf(name).replace(/-([0-9a-f]{12})$/, '$1'),
      ) ?? [];

    expect([a, b, c, e]).toEqual([hash.slice(0, 8), hash.slice(8, 12), hash.slice(13, 16), hash.slice(17, 32)]);
    expect(parseInt(d ?? '', 16) & 3).toBe(parseInt(hash.charAt(16), 16) & 3);
  });
  expect(() => fc.assert(property, { seed: 20261121 })).not.toThrow();
});
