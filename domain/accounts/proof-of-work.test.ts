import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { answers, solve } from './proof-of-work.ts';

const ids = ['01935a5e-3c00-7000-8000-000000000001', '01935a5e-3c00-7abc-9def-0123456789ab'];

test.each([0, 1, 8, 12, 15])('[AUTH-09] a number found for %i bits answers the challenge', (bits) => {
  for (const id of ids) {
    const number = solve(id, bits);

    expect(answers(id, number, bits)).toBe(true);
    expect(zeroBitsByNode(id, number)).toBeGreaterThanOrEqual(bits);
  }
});

test('[AUTH-09] of the first thousand numbers those pass that Node says have the zero bits', () => {
  for (let number = 0; number < 1000; number++) {
    expect(answers(ids[0] ?? '', number, 4)).toBe(zeroBitsByNode(ids[0] ?? '', number) >= 4);
  }
});

test('[AUTH-09] an answer to one challenge is none to another', () => {
  const number = solve(ids[0] ?? '', 16);

  expect(answers(ids[1] ?? '', number, 16)).toBe(false);
});

test('[AUTH-09] reports how many numbers it has tried', () => {
  const progress: number[] = [];

  solve(ids[1] ?? '', 16, (tries) => progress.push(tries));

  expect(progress).toEqual([10_000, 20_000, 30_000, 40_000]);
});

test.each([
  ['too-short', 4],
  [ids[0] ?? '', -1],
  [ids[0] ?? '', 33],
  [ids[0] ?? '', 1.5],
])('a challenge that cannot be one is refused: %s with %d bits', (id, bits) => {
  expect(() => solve(id, bits)).toThrow(RangeError);
  expect(() => answers(id, 1, bits)).toThrow(RangeError);
});

function zeroBitsByNode(id: string, number: number): number {
  const bits = [...createHash('sha256').update(`${id}.${number}`).digest()].map((byte) =>
    byte.toString(2).padStart(8, '0'),
  );
  return bits.join('').indexOf('1');
}
