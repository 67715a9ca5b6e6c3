import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { requireChild } from '#server/children/access.ts';
import { clearKeptAnswers } from '#server/http/kept-answers.ts';
import { aFamily } from '#testing/family.ts';
import { marked } from '#testing/vaccines/stored-vaccines.ts';
import { planAsOf } from '../service/current-plan.ts';
import { inWordsOn, onDay } from './plan-data.ts';

const today = day('2026-11-20');

test('what was worked out of a child is kept for who asks next, until something else is stored or erased', async () => {
  const family = await aFamily();
  const { db, clock } = family.house;
  const read = async () => {
    const child = await requireChild(db, { id: family.parent.id, name: family.parent.name }, family.child.id);
    return planAsOf(db, child, today, clock());
  };

  const first = inWordsOn(await read(), today);
  const second = inWordsOn(await read(), today);
  const seen = onDay(await read(), today);
  const tomorrow = inWordsOn(await read(), day('2026-11-21'));
  await marked(family, [{ givenOn: '2026-07-19', vaccine: 'hepb' }]);
  const after = inWordsOn(await read(), today);
  clearKeptAnswers();
  const anew = inWordsOn(await read(), today);

  expect(second).toBe(first);
  expect(seen).toBe(first);
  expect(tomorrow).not.toBe(first);
  expect(after.record.doses).toHaveLength(1);
  expect(anew).not.toBe(after);
  expect(anew.ofGroups).toEqual(after.ofGroups);
});
