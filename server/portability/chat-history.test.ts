import { describe, expect, test } from 'vitest';
import { askBabyDevExpert } from '#contract/chat.ts';
import { chooseChatHistory, readChatHistory } from '#contract/chat/history.ts';
import { listChildren } from '#contract/children.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { aKeptMessage, keptAnswer } from '#testing/chat/kept-messages.ts';
import { aChild, aFamily, tie, type Family, type Person } from '#testing/family.ts';
import { zipped } from '#testing/files/zips.ts';
import { anExportFile, exportOf, importFile } from '#testing/moving.ts';
import { eraseAccount } from './erasing/erase-account.ts';

const historyOf = (person: Person) => person.call(readChatHistory, { query: {} });
const inFile = (files: Map<string, Buffer>, path = 'chat.json'): unknown =>
  JSON.parse(files.get(path)?.toString() ?? '');
const tummyTime = 'How much tummy time does she need?';
const entry = { askedAt: '2026-11-20T15:00:00.000Z', child: null, text: tummyTime, answer: keptAnswer };

/** What comes of an import of the parent's export with another `chat.json`. */
async function importWith(family: Family, by: Person, messages: unknown) {
  const files = await exportOf(family, family.parent);
  files.set('chat.json', Buffer.from(JSON.stringify(messages)));
  return importFile(family, by, new Blob([new Uint8Array(await zipped(files))]));
}

describe('[ACC-03] [AI-02] the history of the chat in an export', () => {
  test('is not there as long as it is off', async () => {
    const family = await aFamily();

    const files = await exportOf(family, family.parent);

    expect([...files.keys()].filter((path) => path.startsWith('chat'))).toEqual([]);
  });

  test('has the account’s own messages with their answers, for programs and for a spreadsheet', async () => {
    const family = await aFamily();
    const { parent, coParent, child, clock } = family;
    const seen = await aChild(family, coParent, { first_name: 'Noah' });
    await tie(family, seen, parent, { may: 'view' });
    await aKeptMessage(family.house, coParent, { child_id: child.id, text: 'Asked by Daniel' });
    await parent.call(chooseChatHistory, { body: { isKept: true } });
    const answer = await parent.call(askBabyDevExpert, { body: { query: tummyTime, childId: child.id } });
    const askedAt = clock.now().toISOString();
    clock.goOn({ minutes: 1 });
    await aKeptMessage(family.house, parent, { child_id: seen.id, text: '=About a child that is only seen' });

    const files = await exportOf(family, parent);

    expect(inFile(files)).toEqual([
      {
        askedAt: clock.now().toISOString(),
        child: null,
        text: '=About a child that is only seen',
        answer: keptAnswer,
      },
      { askedAt, child: 'children/01-maya', text: tummyTime, answer },
    ]);
    expect(files.get('chat.csv')?.toString()).toContain(`'=About a child that is only seen`);
    expect(files.get('readme.txt')?.toString()).toContain('chat.json, chat.csv');
    expect(inFile(files, 'account.json')).toMatchObject({ chatKeptSince: askedAt });
  });

  test('comes along to another account, with its children, and is on there', async () => {
    const family = await aFamily();
    const { parent, stranger, child, house, clock } = family;
    await aKeptMessage(house, parent, { child_id: child.id, text: 'About Maya' });
    clock.goOn({ minutes: 1 });
    await aKeptMessage(house, parent, { text: 'About none' });

    const done = await importFile(family, stranger, await anExportFile(family, parent));

    const { children } = await stranger.call(listChildren, {});
    expect(done.moved?.entries).toContainEqual({ entry: 'chat message', count: 2 });
    expect(await historyOf(stranger)).toMatchObject({
      keptSince: expect.any(String),
      count: 2,
      messages: [
        { text: 'About none', childId: null, answer: keptAnswer, isImported: true },
        { text: 'About Maya', childId: children[0]?.id, answer: keptAnswer, isImported: true },
      ],
    });
    expect(inFile(await exportOf(family, stranger))).toEqual(inFile(await exportOf(family, parent)));
  });

  test('that is empty turns it on, too; a file without one leaves it off', async () => {
    const family = await aFamily();
    const { parent, stranger, removed } = family;
    await importFile(family, removed, await anExportFile(family, parent));
    await parent.call(chooseChatHistory, { body: { isKept: true } });

    const done = await importFile(family, stranger, await anExportFile(family, parent));
    const again = await importFile(family, stranger, await anExportFile(family, parent));

    expect([done.moved?.beganHistory, again.moved?.beganHistory]).toEqual([true, undefined]);
    expect((await historyOf(removed)).keptSince).toBeNull();
    expect(await historyOf(stranger)).toMatchObject({ keptSince: expect.any(String), count: 0 });
  });

  test('is added to what is kept, of which the last 500 stay', async () => {
    const family = await aFamily();
    const { parent, house } = family;
    for (let n = 0; n < 300; n += 1) await aKeptMessage(house, parent, { asked_at: '2026-11-19T15:00:00.000Z' });
    await aKeptMessage(house, parent, { text: 'The last one' });

    await importWith(
      family,
      parent,
      Array.from({ length: 300 }, () => entry),
    );

    const { count, messages } = await historyOf(parent);
    expect([count, messages[0]?.text]).toEqual([500, 'The last one']);
  });

  test('leaves out what is older than 12 months', async () => {
    const family = await aFamily();
    const { stranger, clock } = family;
    const old = new Date(clock.now().getTime() - 366 * DAY_MS).toISOString();

    await importWith(family, stranger, [entry, { ...entry, askedAt: old }]);

    expect((await historyOf(stranger)).messages).toMatchObject([{ askedAt: entry.askedAt }]);
  });

  test.each([
    ['of tomorrow', { askedAt: '2027-11-22T15:00:00.000Z' }, 'askedAt: This is in the future'],
    ['of a day that never was', { askedAt: '2026-13-40T15:00:00.000Z' }, 'askedAt: There is no such time'],
    ['without a word', { text: ' ' }, 'text: Please type a message.'],
    ['with a name', { name: 'Maya' }, 'name: This field is unknown'],
    [
      'with a link elsewhere',
      {
        answer: { ...keptAnswer, more: [{ title: 'Doses', href: 'https://evil.example.org/' }] },
      },
      'answer: An answer has links to pages of this server alone',
    ],
    ['with half an answer', { answer: { reply: 'Yes' } }, 'answer.level: '],
    [
      'with an answer longer than any',
      { answer: { ...keptAnswer, reply: 'a'.repeat(40_000) } },
      'answer: This answer is too long',
    ],
  ])('refuses a message %s', async (_, change, refusal) => {
    const family = await aFamily();

    const done = await importWith(family, family.stranger, [entry, { ...entry, ...change }]);

    expect(done.status).toBe('failed');
    expect(done.refusal).toContain(`chat.json, entry 2, ${refusal}`);
    expect((await historyOf(family.stranger)).keptSince).toBeNull();
  });

  test('refuses more messages than are ever kept', async () => {
    const family = await aFamily();

    const done = await importWith(
      family,
      family.stranger,
      Array.from({ length: 501 }, () => entry),
    );

    expect(done.refusal).toBe('chat.json: There can be at most 500 messages');
  });
});

test('[ACC-03] [AI-02] the history of the chat goes with its account', async () => {
  const { parent, coParent, child, house } = await aFamily();
  for (const person of [parent, coParent]) await aKeptMessage(house, person, { child_id: child.id });

  await eraseAccount(house, parent.id, { dueAt: null, notifies: false });

  const kept = await house.db
    .selectFrom('chat_messages')
    .select('user_id')
    .where('user_id', 'in', [parent.id, coParent.id])
    .execute();
  expect(kept).toEqual([{ user_id: coParent.id }]);
});
