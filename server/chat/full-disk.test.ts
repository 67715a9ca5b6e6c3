import { afterAll, beforeAll, expect, test } from 'vitest';
import { askBabyDevExpert } from '#contract/chat.ts';
import { createLog } from '#server/log.ts';
import { AiStandIn } from '#testing/ai/ai-stand-in.ts';
import { aFamilyWithModel, askedOfModel, follow, passageOfModel } from '#testing/ai/family-with-model.ts';
import { aHouse } from '#testing/house.ts';
import { fullFor } from '#testing/db/full-disk.ts';

const standIn = new AiStandIn();
let baseUrl = '';
beforeAll(async () => {
  baseUrl = await standIn.start();
});
afterAll(() => standIn.end());

test('[AI-03] [AI-04] on a full disk the guide answers, and no model is asked that cannot be counted', async () => {
  const warned: string[] = [];
  const log = createLog('warn', { write: (line) => void warned.push(line) });
  const { house, parent, clock } = await aFamilyWithModel(baseUrl);
  const { ai, config } = house;
  follow(standIn, { text: `${passageOfModel} [1]` });
  const db = house.db.withPlugin(fullFor('InsertQueryNode'));
  const client = (await aHouse({ ai, config, log, db, clock: clock.now })).visitor();
  client.cookies.set('sid', parent.cookies.get('sid') ?? '');

  const reply = await client.call(askBabyDevExpert, { body: { query: askedOfModel } });

  expect(reply).toMatchObject({ by: 'guide', level: 'routine', reply: expect.stringContaining('3 to 5 minutes') });
  expect(reply.remark).toContain('This is the built-in guide, not an AI model.');
  expect(standIn.calls).toEqual([]);
  expect(warned).toContainEqual(expect.stringContaining('a message of the chat could not be counted'));
});
