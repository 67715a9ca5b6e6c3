import { describe, expect, test } from 'vitest';
import { askBabyDevExpert } from '#contract/chat.ts';
import { chooseChatHistory, eraseChatHistory, readChatHistory, removeKeptMessage } from '#contract/chat/history.ts';
import { removeChild } from '#contract/children.ts';
import { listParents, removeParent } from '#contract/sharing/parents.ts';
import { isForAnyone } from '#domain/chat/answer-level.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { stateOfChild } from '#server/db/state-of-child.ts';
import { failingInsert } from '#testing/db/failing-insert.ts';
import { aKeptMessage } from '#testing/chat/kept-messages.ts';
import { aDatabase } from '#testing/db/a-database.ts';
import { aFamily, type Family, type Person } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { workOff } from '#testing/jobs.ts';

const tummyTime = 'How much tummy time does she need?';
const choking = 'my baby is choking on a piece of apple and cant cry';

const turn = (person: Person, isKept: boolean) => person.call(chooseChatHistory, { body: { isKept } });
const historyOf = (person: Person, before?: string) =>
  person.call(readChatHistory, { query: before === undefined ? {} : { before } });
const ask = (person: Person, query: string, childId?: string) =>
  person.call(askBabyDevExpert, { body: { query, ...(childId !== undefined && { childId }) } });
const stored = ({ house: { db } }: Pick<Family, 'house'>, { id }: Person) =>
  db.selectFrom('chat_messages').selectAll().where('user_id', '=', id).orderBy('id', 'desc').execute();

describe('[AI-02] the history of the chat', () => {
  test('is off at first: nothing of a message is stored', async () => {
    const family = await aFamily();
    const { parent, child, house } = family;

    await ask(parent, tummyTime, child.id);

    expect(await historyOf(parent)).toEqual({ keptSince: null, count: 0, messages: [], next: null });
    expect(await stored(family, parent)).toEqual([]);
    expect(await house.db.selectFrom('chat_histories').selectAll().where('user_id', '=', parent.id).execute()).toEqual(
      [],
    );
  });

  test('once it is on keeps each message with the answer as it was shown, the newest first', async () => {
    const { parent, child, clock, house } = await aFamily();
    const turnedOn = await turn(parent, true);
    const first = await ask(parent, tummyTime, child.id);
    const firstAt = house.clock().toISOString();
    clock.goOn({ minutes: 1 });

    const danger = await ask(parent, choking);

    expect(turnedOn).toEqual({ keptSince: firstAt, count: 0, messages: [], next: null });
    expect(isForAnyone(danger.level)).toBe(true);
    expect(await historyOf(parent)).toEqual({
      keptSince: firstAt,
      count: 2,
      messages: [
        {
          id: expect.any(String),
          askedAt: house.clock().toISOString(),
          childId: null,
          text: choking,
          answer: danger,
          isImported: false,
        },
        {
          id: expect.any(String),
          askedAt: firstAt,
          childId: child.id,
          text: tummyTime,
          answer: first,
          isImported: false,
        },
      ],
      next: null,
    });
  });

  test('keeps nothing of a message that is refused', async () => {
    const family = await aFamily();
    const { parent, clock } = family;
    await turn(parent, true);
    clock.goOn({ days: 31 });

    const refused = await parent.ask(askBabyDevExpert, { body: { query: tummyTime } });

    expect(refused.status).toBe(403);
    expect(await stored(family, parent)).toEqual([]);
  });

  test('names no child that is not the parent’s', async () => {
    const { stranger, child } = await aFamily();
    await turn(stranger, true);

    await ask(stranger, choking, child.id);

    expect((await historyOf(stranger)).messages).toMatchObject([{ text: choking, childId: null }]);
  });

  test('is the account’s alone: no other parent of the child reads or erases it', async () => {
    const family = await aFamily();
    const { parent, coParent, child, house } = family;
    await turn(coParent, true);
    const messageId = await aKeptMessage(house, parent, { child_id: child.id });

    expect(await historyOf(coParent)).toMatchObject({ count: 0, messages: [] });
    expect(await coParent.ask(removeKeptMessage, { params: { messageId }, body: {} })).toMatchObject({ status: 404 });
    await coParent.call(eraseChatHistory, { body: {} });
    await turn(coParent, false);

    expect((await historyOf(parent)).count).toBe(1);
  });

  test('is read in pages of 20, none twice and none left out', async () => {
    const { parent, house, clock } = await aFamily();
    const ids: string[] = [];
    for (let n = 0; n < 45; n += 1) {
      // Several within a millisecond, too.
      if (n % 3 === 0) clock.goOn({ minutes: 1 });
      ids.unshift(await aKeptMessage(house, parent, { text: `Message ${n}` }));
    }

    const first = await historyOf(parent);
    const second = await historyOf(parent, first.next ?? '');
    const third = await historyOf(parent, second.next ?? '');

    const pages = [first, second, third].map(({ messages }) => messages.map(({ id }) => id));
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(pages.flat()).toEqual(ids);
    expect([first.count, third.next]).toEqual([45, null]);
  });

  test('forgets one message, or all of them, and stays on', async () => {
    const family = await aFamily();
    const { parent, house } = family;
    const kept = [1, 2, 3].map((n) => aKeptMessage(house, parent, { text: `Message ${n}` }));
    const [messageId = ''] = await Promise.all(kept);

    await parent.call(removeKeptMessage, { params: { messageId }, body: {} });
    const left = await historyOf(parent);
    const again = await parent.ask(removeKeptMessage, { params: { messageId }, body: {} });
    await parent.call(eraseChatHistory, { body: {} });

    expect(left.messages.map(({ text }) => text).toSorted()).toEqual(['Message 2', 'Message 3']);
    expect(again.status).toBe(404);
    expect(await historyOf(parent)).toMatchObject({ keptSince: expect.any(String), count: 0, messages: [] });
    expect(await stored(family, parent)).toEqual([]);
  });

  test('turned off, erases all that is kept, and keeps nothing more', async () => {
    const family = await aFamily();
    const { parent, house } = family;
    await aKeptMessage(house, parent);

    const off = await turn(parent, false);
    await ask(parent, tummyTime);

    expect(off).toEqual({ keptSince: null, count: 0, messages: [], next: null });
    expect(await stored(family, parent)).toEqual([]);
    expect(await turn(parent, true)).toMatchObject({ count: 0, messages: [] });
  });

  test('turned on twice, is on since the first time, with what is kept', async () => {
    const { parent, clock } = await aFamily();
    const { keptSince } = await turn(parent, true);
    await ask(parent, tummyTime);
    clock.goOn({ days: 2 });

    expect(await turn(parent, true)).toMatchObject({ keptSince, count: 1 });
  });

  test('keeps the last 500 messages', async () => {
    const { parent, house } = await aFamily();
    const oldest = await aKeptMessage(house, parent);
    for (let n = 1; n < 500; n += 1) await aKeptMessage(house, parent);

    await ask(parent, tummyTime);

    const { count, messages } = await historyOf(parent);
    expect(count).toBe(500);
    expect(messages[0]?.text).toBe(tummyTime);
    expect(
      await house.db.selectFrom('chat_messages').select('id').where('id', '=', oldest).executeTakeFirst(),
    ).toBeUndefined();
  });

  test('that is full of a clock that ran ahead keeps what is asked', async () => {
    const { parent, house } = await aFamily();
    for (let n = 0; n < 500; n += 1) await aKeptMessage(house, parent, { asked_at: '2027-06-01T12:00:00.000Z' });

    await ask(parent, tummyTime);

    const kept = await house.db.selectFrom('chat_messages').select('text').where('user_id', '=', parent.id).execute();
    expect(kept).toHaveLength(500);
    expect(kept).toContainEqual({ text: tummyTime });
  });

  test('keeps a message for 12 months', async () => {
    const family = await aFamily();
    const { parent, house } = family;
    const daysAgo = (days: number) => new Date(house.clock().getTime() - days * DAY_MS).toISOString();
    await aKeptMessage(house, parent, { asked_at: daysAgo(366), text: 'Too old' });
    await aKeptMessage(house, parent, { asked_at: daysAgo(364), text: 'Young enough' });

    await workOff(family);

    expect((await stored(family, parent)).map(({ text }) => text)).toEqual(['Young enough']);
  });

  test('of a child goes when the child is removed, or the access to it', async () => {
    const family = await aFamily();
    const { parent, coParent, child, house } = family;
    for (const person of [parent, coParent]) {
      await aKeptMessage(house, person, { child_id: child.id, text: 'About Maya' });
      await aKeptMessage(house, person, { text: 'About none' });
    }

    const parents = await parent.call(listParents, { params: { childId: child.id } });
    const parentId = parents.find(({ userId }) => userId === coParent.id)?.id ?? '';
    await parent.call(removeParent, { params: { childId: child.id, parentId }, body: {} });
    const afterParting = await Promise.all([stored(family, parent), stored(family, coParent)]);
    await parent.call(removeChild, { params: { childId: child.id }, body: { firstName: child.firstName } });

    expect(afterParting.map((rows) => rows.length)).toEqual([2, 1]);
    expect((await stored(family, parent)).map(({ text }) => text)).toEqual(['About none']);
  });

  test('that cannot be stored costs no answer', async () => {
    const db = (await aDatabase()).withPlugin(failingInsert('chat_messages', 1));
    const family = await aFamily(await aHouse({ db }));
    const { parent, child } = family;
    await turn(parent, true);

    const lost = await ask(parent, tummyTime, child.id);
    await ask(parent, choking, child.id);

    expect(lost).toMatchObject({ by: 'guide', reply: expect.any(String) });
    expect((await stored(family, parent)).map(({ text }) => text)).toEqual([choking]);
  });

  test.each([
    ['in another form', '{"reply":"Old"}'],
    ['with a link elsewhere', JSON.stringify({ ...answerTo('//evil.example.org') })],
    ['with a script for a link', JSON.stringify({ ...answerTo('javascript:alert(1)') })],
  ])('shows the message alone where the answer was stored %s', async (_, answer) => {
    const { parent, house } = await aFamily();
    await aKeptMessage(house, parent, { answer });

    expect((await historyOf(parent)).messages).toMatchObject([{ text: tummyTime, answer: null }]);
  });

  test('changes nothing of what other parents are shown of the child', async () => {
    const { parent, child, house } = await aFamily();
    const before = await stateOfChild(house.db, child.id);

    await aKeptMessage(house, parent, { child_id: child.id });

    expect(await stateOfChild(house.db, child.id)).toBe(before);
  });
});

function answerTo(href: string) {
  return {
    reply: 'Yes.',
    level: 'routine',
    calls: [],
    caution: null,
    paragraphs: [{ text: 'Yes.', sources: [{ title: 'Here', href }] }],
    more: [],
    by: 'guide',
    remark: null,
  };
}
