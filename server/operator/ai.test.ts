import { expect, test } from 'vitest';
import { countCall, reserveCall } from '#server/ai/queries.ts';
import { aFamilyAlone } from '#testing/family.ts';
import { runCommand } from './commands.ts';

const limits = { dayCalls: 9, dayTokens: 999, monthTokens: 9999 };

test('[AI-04] the operator sees calls, tokens and errors by month and account, and no question', async () => {
  const { house, parent, clock } = await aFamilyAlone();
  await house.db.deleteFrom('ai_months').execute();
  const run = () => runCommand(house.db, ['ai'], { now: clock.now(), publicUrl: 'https://family.example.org' });
  expect(await run()).toEqual({ text: 'No language model was asked yet.\n', isDone: true });

  const call = { userId: parent.id, onDay: '2026-11-21' };
  await reserveCall(house.db, { ...call, tokens: { in: 300, out: 50 } }, limits);
  await countCall(house.db, { ...call, tokens: { in: 21, out: -5 }, isError: true });
  const { text } = await run();

  expect(text.split('\n')[1]?.split(/\s+/)).toEqual(['2026-11', '1', '321', '45', '1']);
  expect(text).toContain(`${parent.email}  1 calls, 321 tokens in, 45 out, 1 errors`);
});
