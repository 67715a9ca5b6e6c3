import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AlikeTexts } from './alike-texts.ts';
import { CheckedReply } from './checked-reply.ts';

test('a packed reply comes back as it was, and the memory it holds is a part of its JSON', () => {
  const Doses = z.array(z.object({ name: z.string() }));
  const doses = Array.from({ length: 300 }, (_, index) => ({ name: `Chickenpox (VAR), dose ${index}` }));
  const reply = CheckedReply.of(Doses, doses);

  const packed = reply.packed(new AlikeTexts());

  expect(packed.unpacked().value()).toEqual(doses);
  expect(packed.bytes).toBeLessThan(reply.bytes / 5);
});

test('a name that needs two bytes a letter doubles what its reply takes in memory', () => {
  const Name = z.object({ name: z.string() });

  expect(CheckedReply.of(Name, { name: 'Zoë' }).bytes).toBe('{"name":"Zoë"}'.length);
  expect(CheckedReply.of(Name, { name: 'Ωρα' }).bytes).toBe(2 * '{"name":"Ωρα"}'.length);
});
