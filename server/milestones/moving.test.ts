import { expect, test } from 'vitest';
import { listChildren } from '#contract/children.ts';
import { milestoneAnswerEndpoints } from '#contract/milestones.ts';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { aFamily, aPerson, type Family } from '#testing/family.ts';
import { zipped } from '#testing/files/zips.ts';
import { anAnswer, ofEarlierList } from '#testing/milestones/stored-answers.ts';
import { exportOf, importFile } from '#testing/moving.ts';

const path = 'children/01-maya/milestones.json';

/** Of every kind, one of an earlier list among them. */
async function aFamilyWithAnswers(): Promise<Family> {
  const family = await aFamily();
  const { child, parent, coParent } = family;
  const inSeptember = { achieved_on: null, achieved_in: month('2026-09') };
  await anAnswer(family, child, parent, { note: 'At the bakery. "Twice", =1+1' });
  await anAnswer(family, child, coParent, { milestone_id: 'ms-02-lan-1', ...inSeptember });
  await anAnswer(family, child, parent, { milestone_id: 'ms-02-phy-3', lost_on: day('2026-10-01') });
  await anAnswer(family, child, parent, { milestone_id: 'ms-04-soc-2', answer: 'not-sure', achieved_on: null });
  await anAnswer(family, child, parent, { milestone_id: 'ms-06-phy-1', answer: 'not-yet', achieved_on: null });
  await anAnswer(family, child, parent, ofEarlierList);
  return family;
}

test('[ACC-03] answers arrive as they were exported, those of an earlier list with their words and edition', async () => {
  const family = await aFamilyWithAnswers();
  const there = await aPerson(family, 'Hannah Brooks');
  const before = await exportOf(family, family.parent);

  const done = await importFile(family, there, await fileOf(before));

  expect(done).toMatchObject({ status: 'ready', refusal: null });
  expect(done.moved?.entries).toContainEqual({ entry: 'milestone', count: 6 });
  expect(answersIn(await exportOf(family, there))).toEqual(answersIn(before));
  expect(answersIn(before)).toContainEqual(
    expect.objectContaining({ milestoneId: 'ms-02-old-1', edition: '2022-01', description: ofEarlierList.description }),
  );
});

test('[ACC-03] an imported answer reads as entered by who imports, and can be changed, also of an earlier list', async () => {
  const family = await aFamilyWithAnswers();
  await importFile(family, family.stranger, await fileOf(await exportOf(family, family.parent)));
  const { activeChildId } = await family.stranger.call(listChildren, {});
  const params = { childId: activeChildId ?? '' };
  const list = await family.stranger.call(milestoneAnswerEndpoints.list, { params });
  const old = list.find(({ edition }) => edition === '2022-01');

  const changed = await family.stranger.call(milestoneAnswerEndpoints.change, {
    params: { ...params, answerId: old?.id ?? '' },
    body: { answer: 'not-sure', version: 1 },
  });

  expect(new Set(list.map(({ madeBy }) => madeBy?.name))).toEqual(new Set(['Sam Okafor']));
  expect(changed).toMatchObject({ answer: 'not-sure', description: ofEarlierList.description });
});

const smiles = {
  milestoneId: 'ms-02-soc-4',
  edition: milestoneList.edition,
  description: 'Smiles back when you smile or chat',
  answer: 'achieved',
  achievedOn: '2026-09-12',
  achievedIn: null,
  lostOn: null,
  note: null,
  madeBy: null,
  madeAt: '2026-09-12T10:00:00.000Z',
  changedBy: null,
  changedAt: '2026-09-12T10:00:00.000Z',
};

test.each([
  {
    why: 'a milestone that its own list lacks',
    entries: [{ ...smiles, milestoneId: 'ms-02-soc-40' }],
    field: 'milestoneId',
  },
  { why: 'a milestone without a proper id', entries: [{ ...smiles, milestoneId: '../1' }], field: 'milestoneId' },
  { why: 'a day before birth', entries: [{ ...smiles, achievedOn: '2026-07-18' }], field: 'achievedOn' },
  { why: 'a day in the future', entries: [{ ...smiles, achievedOn: '2026-11-24' }], field: 'achievedOn' },
  {
    why: 'a month before birth',
    entries: [{ ...smiles, achievedOn: null, achievedIn: '2026-06' }],
    field: 'achievedIn',
  },
  { why: 'a month to come', entries: [{ ...smiles, achievedOn: null, achievedIn: '2026-12' }], field: 'achievedIn' },
  { why: 'a day and a month', entries: [{ ...smiles, achievedIn: '2026-09' }], field: 'achievedIn' },
  { why: 'lost before achieved', entries: [{ ...smiles, lostOn: '2026-09-11' }], field: 'lostOn' },
  { why: 'a long note', entries: [{ ...smiles, note: 'a'.repeat(201) }], field: 'note' },
  { why: 'long words', entries: [{ ...smiles, description: 'a'.repeat(201) }], field: 'description' },
  { why: 'no words', entries: [{ ...smiles, description: '' }], field: 'description' },
  { why: 'no edition', entries: [{ ...smiles, edition: '' }], field: 'edition' },
  { why: 'an edition that is no month', entries: [{ ...smiles, edition: 'latest' }], field: 'edition' },
  { why: 'another answer', entries: [{ ...smiles, answer: 'late' }], field: 'answer' },
  {
    why: 'a milestone twice',
    entries: [smiles, { ...smiles, answer: 'not-yet', achievedOn: null }],
    field: 'milestoneId',
  },
])('[ACC-03] an import with $why is refused by its file, entry and field', async ({ entries, field }) => {
  const family = await aFamily();
  const files = await exportOf(family, family.parent);
  files.set(path, Buffer.from(JSON.stringify(entries)));

  const done = await importFile(family, family.stranger, await fileOf(files));

  expect(done.status).toBe('failed');
  expect(done.refusal).toMatch(new RegExp(`^${path}, entry ${entries.length}, ${field}: `));
  expect(await family.stranger.call(listChildren, {})).toMatchObject({ children: [] });
});

test('[ACC-03] an export of before there were milestones is imported without any', async () => {
  const family = await aFamilyWithAnswers();
  const files = await exportOf(family, family.parent);
  files.delete(path);

  const done = await importFile(family, family.stranger, await fileOf(files));

  expect(done).toMatchObject({ status: 'ready', refusal: null });
  expect(done.moved?.entries).toContainEqual({ entry: 'milestone', count: 0 });
});

test('[ACC-03] a spreadsheet has the milestones in words, a month as a month', async () => {
  const family = await aFamily();
  const inSeptember = { achieved_on: null, achieved_in: month('2026-09') };
  await anAnswer(family, family.child, family.coParent, { ...inSeptember, note: 'At the bakery.' });

  const files = await exportOf(family, family.parent);

  const [heads, row] = String(files.get('children/01-maya/milestones.csv')).slice(1).split('\r\n');
  expect(heads).toMatch(/^Milestone,Answer,Date achieved,Not any more since,Note,/);
  expect(row).toMatch(/^Smiles back when you smile or chat,achieved,2026-09,,At the bakery\.,2026-11,Daniel Brooks,/);
});

async function fileOf(files: Map<string, Buffer>): Promise<Blob> {
  return new Blob([new Uint8Array(await zipped(files))]);
}

function answersIn(files: Map<string, Buffer>): unknown {
  const withoutMaking = (key: string, value: unknown) => (/^(made|changed)/.test(key) ? undefined : value);
  return JSON.parse(String(files.get(path)), withoutMaking);
}
