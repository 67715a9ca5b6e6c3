import { describe, expect, test } from 'vitest';
import { milestoneAnswerEndpoints } from '#contract/milestones.ts';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { aChild, aFamily, aPerson, tie } from '#testing/family.ts';
import { anAnswer, ofEarlierList } from '#testing/milestones/stored-answers.ts';

const onTheTwelfth = { answer: 'achieved', achievedOn: day('2026-09-12') } as const;

describe('[MIL-02] changing an answer', () => {
  test('replaces all of it, keeps what was answered, and says who changed it', async () => {
    const home = await aFamily();
    const { clock, parent, coParent, child } = home;
    const { id } = await anAnswer(home, child, parent, { note: 'At the bakery.' });
    clock.goOn({ days: 1 });

    const changed = await coParent.call(milestoneAnswerEndpoints.change, {
      params: { childId: child.id, answerId: id },
      body: { answer: 'achieved', achievedIn: month('2026-09'), version: 1 },
    });

    expect(changed).toMatchObject({
      id,
      milestoneId: 'ms-02-soc-4',
      edition: milestoneList.edition,
      achievedOn: null,
      achievedIn: '2026-09',
      note: null,
      madeBy: { id: parent.id },
      changedBy: { id: coParent.id },
      changedAt: clock.now().toISOString(),
      version: 2,
    });
  });

  test('sent again, since no answer came, is answered as saved and not made twice', async () => {
    const home = await aFamily();
    const { parent, child } = home;
    const { id } = await anAnswer(home, child, parent);
    const params = { childId: child.id, answerId: id };
    const body = { answer: 'not-sure', version: 1 } as const;
    const saved = await parent.call(milestoneAnswerEndpoints.change, { params, body });

    const again = await parent.call(milestoneAnswerEndpoints.change, { params, body });

    expect(again).toEqual(saved);
    expect(saved).toMatchObject({ achievedOn: null, version: 2 });
  });

  test('of two tabs the later one gets what is stored, and nothing of it is written', async () => {
    const home = await aFamily();
    const { parent, coParent, child } = home;
    const { id } = await anAnswer(home, child, parent);
    const params = { childId: child.id, answerId: id };
    const stored = await parent.call(milestoneAnswerEndpoints.change, {
      params,
      body: { ...onTheTwelfth, note: 'At Nana’s.', version: 1 },
    });

    const edit = await coParent.ask(milestoneAnswerEndpoints.change, {
      params,
      body: { ...onTheTwelfth, note: 'In the car.', version: 1 },
    });
    const removal = await coParent.ask(milestoneAnswerEndpoints.remove, { params, body: { version: 1 } });

    expect(edit).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current: stored } });
    expect(removal).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current: stored } });
    expect(await parent.call(milestoneAnswerEndpoints.list, { params })).toEqual([stored]);
  });

  test('a day before birth, in the future or before it was achieved is refused as when it is added', async () => {
    const home = await aFamily();
    const { id } = await anAnswer(home, home.child, home.parent);
    const change = async (body: object) =>
      (await home.parent.put(`/api/children/${home.child.id}/milestone-answers/${id}`, { ...body, version: 1 })).body;

    expect([
      await change({ answer: 'achieved', achievedOn: '2026-07-18' }),
      await change({ answer: 'achieved', achievedOn: '2026-11-22' }),
      await change({ answer: 'achieved', achievedIn: '2026-12' }),
      await change({ ...onTheTwelfth, lostOn: '2026-09-11' }),
    ]).toMatchObject(
      ['achievedOn', 'achievedOn', 'achievedIn', 'lostOn'].map((name) => ({ code: 'bad-input', fields: [{ name }] })),
    );
  });

  test('a note can be added where the day achieved has not begun', async () => {
    const home = await aFamily();
    const lin = await aPerson(home, 'Lin Sato', { time_zone: 'Asia/Tokyo' });
    await tie(home, home.child, lin);
    const params = { childId: home.child.id };
    const achieved = { answer: 'achieved', achievedOn: day('2026-11-22') } as const;
    const { id } = await lin.call(milestoneAnswerEndpoints.add, {
      params,
      body: { milestoneId: 'ms-06-soc-3', ...achieved },
    });

    const noted = await home.parent.call(milestoneAnswerEndpoints.change, {
      params: { ...params, answerId: id },
      body: { ...achieved, note: 'At the dog.', version: 1 },
    });

    expect(noted).toMatchObject({ achievedOn: '2026-11-22', note: 'At the dog.' });
  });
});

describe('[MIL-02] removing an answer', () => {
  test('leaves none, and it can be given anew', async () => {
    const home = await aFamily();
    const { parent, child } = home;
    const { id } = await anAnswer(home, child, parent);
    const params = { childId: child.id, answerId: id };

    await parent.call(milestoneAnswerEndpoints.remove, { params, body: { version: 1 } });
    const again = await parent.ask(milestoneAnswerEndpoints.remove, { params, body: { version: 1 } });
    const body = { milestoneId: 'ms-02-soc-4', answer: 'not-sure' } as const;
    const anew = await parent.call(milestoneAnswerEndpoints.add, { params, body });

    expect(again).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await parent.call(milestoneAnswerEndpoints.list, { params })).toEqual([anew]);
  });

  test('one of another child is not found, even among one’s own', async () => {
    const home = await aFamily();
    const { parent, child } = home;
    const sibling = await aChild(home, parent, { first_name: 'Noah' });
    const { id } = await anAnswer(home, sibling, parent);
    const params = { childId: child.id, answerId: id };

    const removal = await parent.ask(milestoneAnswerEndpoints.remove, { params, body: { version: 1 } });
    const change = await parent.ask(milestoneAnswerEndpoints.change, {
      params,
      body: { answer: 'not-yet', version: 1 },
    });

    expect([removal, change]).toMatchObject([404, 404].map((status) => ({ status, body: { code: 'not-found' } })));
    expect(await parent.call(milestoneAnswerEndpoints.list, { params: { childId: sibling.id } })).toHaveLength(1);
  });
});

describe('[MIL-02] an answer about a milestone that the list has no more', () => {
  test('stands in the list with the words and the edition that were answered', async () => {
    const home = await aFamily();
    await anAnswer(home, home.child, home.parent, ofEarlierList);

    const list = await home.parent.call(milestoneAnswerEndpoints.list, { params: { childId: home.child.id } });

    expect(list).toMatchObject([
      { milestoneId: 'ms-02-old-1', edition: '2022-01', description: 'Follows a bell with the eyes' },
    ]);
  });

  test('can be changed, keeping its words, and removed', async () => {
    const home = await aFamily();
    const { id } = await anAnswer(home, home.child, home.parent, ofEarlierList);
    const params = { childId: home.child.id, answerId: id };

    const changed = await home.parent.call(milestoneAnswerEndpoints.change, {
      params,
      body: { answer: 'not-sure', version: 1 },
    });
    await home.parent.call(milestoneAnswerEndpoints.remove, { params, body: { version: 2 } });

    expect(changed).toMatchObject({ answer: 'not-sure', edition: '2022-01', description: ofEarlierList.description });
    expect(await home.parent.call(milestoneAnswerEndpoints.list, { params })).toEqual([]);
  });

  test('cannot be given anew', async () => {
    const { parent, child } = await aFamily();

    const answer = await parent.post(`/api/children/${child.id}/milestone-answers`, {
      milestoneId: ofEarlierList.milestone_id,
      ...onTheTwelfth,
    });

    expect(answer).toMatchObject({ status: 422, body: { fields: [{ name: 'milestoneId' }] } });
  });
});

describe('[MIL-02] where a later list has other words for a milestone', () => {
  const inOldWords = { edition: '2022-01', description: 'Smiles at people' };

  test('a corrected day or note leaves the words that were answered', async () => {
    const home = await aFamily();
    const { id } = await anAnswer(home, home.child, home.parent, inOldWords);

    const changed = await home.parent.call(milestoneAnswerEndpoints.change, {
      params: { childId: home.child.id, answerId: id },
      body: { answer: 'achieved', achievedOn: day('2026-09-10'), note: 'At Nana’s.', version: 1 },
    });

    expect(changed).toMatchObject({ ...inOldWords, achievedOn: '2026-09-10' });
  });

  test('another answer is about the words of now', async () => {
    const home = await aFamily();
    const before = { ...inOldWords, answer: 'not-yet' as const, achieved_on: null };
    const { id } = await anAnswer(home, home.child, home.parent, before);

    const changed = await home.parent.call(milestoneAnswerEndpoints.change, {
      params: { childId: home.child.id, answerId: id },
      body: { ...onTheTwelfth, version: 1 },
    });

    expect(changed).toMatchObject({
      edition: milestoneList.edition,
      description: 'Smiles back when you smile or chat',
    });
  });

  test('the same answer in another tab is still the one that is stored', async () => {
    const home = await aFamily();
    const { id } = await anAnswer(home, home.child, home.parent, inOldWords);

    const again = await home.parent.call(milestoneAnswerEndpoints.add, {
      params: { childId: home.child.id },
      body: { milestoneId: 'ms-02-soc-4', ...onTheTwelfth },
    });

    expect(again).toMatchObject({ id, ...inOldWords, version: 1 });
  });
});
