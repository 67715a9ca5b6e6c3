import { describe, expect, test } from 'vitest';
import { addChild, listChildren, type NewChild } from '#contract/children.ts';
import { readVaccinePlan } from '#contract/vaccines.ts';
import { markBloodTest } from '#contract/vaccines/changes.ts';
import { addMonths, day } from '#domain/time/day.ts';
import { zipped } from '#testing/files/zips.ts';
import { aFamily, tie } from '#testing/family.ts';
import { exportOf, importFile } from '#testing/moving.ts';
import { marked } from '#testing/vaccines/stored-vaccines.ts';

const positive = { motherHepatitisB: 'positive' } as const;

/** Noah, 11 months old unless told otherwise, who had hepatitis B vaccine at these ages in months. */
async function withNoah(
  { bornOn = day('2025-12-21'), ...facts }: Partial<NewChild> = positive,
  months: readonly number[] = [0, 1, 6],
) {
  const family = await aFamily();
  const { parent, coParent } = family;
  const body = { firstName: 'Noah', lastName: null, bornOn, gender: 'male', ...facts } as const;
  const child = await parent.call(addChild, { body });
  await tie(family, child, coParent, { relationship: 'father' });
  const params = { childId: child.id };
  await marked(
    { child, parent },
    months.map((at) => ({ givenOn: addMonths(bornOn, at), cvx: '08' })),
  );
  const mark = (isDone: boolean, by = parent) => by.call(markBloodTest, { params, body: { isDone } });
  return { ...family, child, mark, read: () => parent.call(readVaccinePlan, { params }) };
}

describe('[decision 59] the blood test of a child whose mother’s hepatitis B test was positive', () => {
  test('is asked about after the last dose, and the note stays until somebody says that it was done', async () => {
    const asked = await (await withNoah()).read();
    const { read, mark, parent } = await withNoah({ ...positive, bornOn: day('2025-09-21') });
    const late = await read();
    const after = await mark(true);

    expect(asked.bloodTest).toEqual({ done: null });
    expect(asked.newbornNote).toContain('A blood test at 9 to 12 months');
    expect(late.bloodTest).toEqual({ done: null });
    expect(late.newbornNote).toContain('If it was not done yet, ask the doctor for it.');
    expect(after.bloodTest?.done?.madeBy?.id).toBe(parent.id);
    expect(after.newbornNote).toBeNull();
  });

  test.each([
    { what: 'at 26 months', bornOn: '2024-09-21', months: [0, 1, 6] },
    { what: 'after a last dose at 25 months', bornOn: '2024-09-21', months: [0, 1, 25] },
  ])('is asked about until somebody says that it was done, also $what', async ({ bornOn, months }) => {
    const { read, mark } = await withNoah({ ...positive, bornOn: day(bornOn) }, months);
    const asked = await read();
    const done = await mark(true);

    expect(asked.bloodTest).toEqual({ done: null });
    expect(asked.newbornNote).toContain('If it was not done yet, ask the doctor for it.');
    expect(done.bloodTest?.done).not.toBeNull();
    expect(done.newbornNote).toBeNull();
  });

  test('can be taken back, and keeps who marked it first', async () => {
    const { mark, coParent } = await withNoah();
    await mark(true, coParent);
    const again = await mark(true);
    const back = await mark(false);

    expect(again.bloodTest?.done).toMatchObject({ madeBy: { id: coParent.id }, version: 1 });
    expect(back.bloodTest).toEqual({ done: null });
    expect(back.newbornNote).toContain('A blood test');
  });

  test.each([
    { why: 'of a negative mother', facts: { motherHepatitisB: 'negative' }, months: [0, 1, 6] },
    { why: 'of an unknown result', facts: { motherHepatitisB: 'unknown' }, months: [0, 1, 6] },
    { why: 'before the last dose', facts: positive, months: [0, 1] },
  ] as const)('is not asked about $why, and not kept', async ({ facts, months }) => {
    const { mark, read } = await withNoah(facts, months);
    await mark(true);

    expect((await read()).bloodTest).toBeNull();
  });

  test('is exported and imported', async () => {
    const home = await withNoah();
    await home.mark(true);
    const files = await exportOf(home, home.parent);
    const done = await importFile(home, home.stranger, new Blob([new Uint8Array(await zipped(files))]));
    const { children } = await home.stranger.call(listChildren, {});
    const { id: childId } = children.find(({ firstName }) => firstName === 'Noah') ?? home.child;
    const plan = await home.stranger.call(readVaccinePlan, { params: { childId } });

    expect(done).toMatchObject({ status: 'ready', refusal: null });
    expect(plan.bloodTest?.done?.madeBy?.id).toBe(home.stranger.id);
    expect(plan.newbornNote).toBeNull();
  });
});
