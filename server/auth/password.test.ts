import { expect, test } from 'vitest';
import { lowestCost } from '#testing/lowest-cost.ts';
import { commonPasswords } from './common-passwords.ts';
import { hashPassword, isPassword, realCost, mostHashes } from './password.ts';

test('[AUTH-01] a password is stored as argon2id at the real cost and never in clear', async () => {
  const kept = await hashPassword('seven quiet owls', realCost);

  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
});

test('[AUTH-04] only the same password passes, at any cost', async () => {
  const kept = await hashPassword('seven quiet owls', { memoryKiB: 16, passes: 2 });

  expect(await isPassword('seven quiet owls', kept, lowestCost)).toBe(true);
  expect(await isPassword('seven quiet owls ', kept, lowestCost)).toBe(false);
  expect(await isPassword('', kept, lowestCost)).toBe(false);
  expect(await isPassword('seven quiet owls', null, lowestCost)).toBe(false);
});

test('two hashes of one password differ', async () => {
  expect(await hashPassword('seven quiet owls', lowestCost)).not.toBe(
    await hashPassword('seven quiet owls', lowestCost),
  );
});

test('[AUTH-04] a letter that another keyboard composes of two signs is the same letter', async () => {
  const kept = await hashPassword('caf\u00e9 au lait', lowestCost);

  expect(await isPassword('cafe\u0301 au lait', kept, lowestCost)).toBe(true);
});

test('[AUTH-04] a hash that another program made is read', async () => {
  // Source: the argon2 reference implementation, src/test.c, argon2id version 19, 64 MiB, two passes.
  const kept = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';

  expect(await isPassword('password', kept, lowestCost)).toBe(true);
  expect(await isPassword('Password', kept, lowestCost)).toBe(false);
});

test('a stored hash that cannot be read is an error', async () => {
  await expect(isPassword('password', '$2b$10$bcrypt', lowestCost)).rejects.toThrow('cannot be read');
});

test('when the queue is full, the next one is asked to come back, and the others are served', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 80 }, () => isPassword('owl', null, lowestCost)));

  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused).toHaveLength(80 - mostHashes);
  expect(refused[0]?.reason).toMatchObject({ code: 'unavailable' });
  expect(await isPassword('owl', null, lowestCost)).toBe(false);
});

test('[AUTH-01] the list of common passwords holds at least 3,000, each of 8 characters or more and in lower case', () => {
  const list = [...commonPasswords()];

  expect(list.length).toBeGreaterThanOrEqual(3000);
  expect(list.filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([]);
  expect(list).toEqual(expect.arrayContaining(['password', '12345678', 'iloveyou', 'qwertyuiop', 'sunshine']));
});
