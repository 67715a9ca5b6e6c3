import { expect, test } from 'vitest';
import { listCheckups } from '#contract/checkups.ts';
import { addQuestion } from '#contract/checkups/questions.ts';
import { milestoneAnswerEndpoints } from '#contract/milestones.ts';
import { questionLimit } from '#server/checkups/rules.ts';
import { newId } from '#server/db/id.ts';
import { tasteLimit } from '#server/foods/rules.ts';
import { measurementLimit } from '#server/growth/rules.ts';
import { answerLimit } from '#server/milestones/rules.ts';
import { aFamilyAlone, aMeasurement, type Family } from '#testing/family.ts';
import { aTaste } from '#testing/foods/tastes.ts';
import { anExportFile, importFile } from '#testing/moving.ts';

/** Three bytes in UTF-8, the most that a letter takes. */
const letters = (length: number) => '字'.repeat(length);

test('[decision 25] the fullest child that there can be is exported, and an import takes it', async () => {
  const family = await aFamilyAlone();
  const checkups = await fill(family);

  const done = await importFile(family, family.stranger, await anExportFile(family, family.parent));

  expect(done.refusal).toBeNull();
  expect(done.moved?.entries).toEqual(
    expect.arrayContaining([
      { entry: 'measurement', count: measurementLimit.most },
      { entry: 'tried food', count: tasteLimit.most },
      { entry: 'milestone', count: answerLimit.most },
      { entry: 'checkup', count: checkups },
    ]),
  );
});

/** @returns the number of checkups */
async function fill(family: Family): Promise<number> {
  const { parent, child, house } = family;
  const { db } = house;
  const params = { childId: child.id };
  await db
    .updateTable('users')
    .set({ name: letters(100) })
    .where('id', '=', parent.id)
    .execute();
  await aMeasurement(family, child, parent, { note: letters(1000) });
  const everySign =
    '["breathing","swelling","throat","hives-all-over","pale-floppy","very-sleepy","vomiting-again","vomiting-hours-later","vomited-once","few-hives"]';
  const nine = '"milk","egg","peanut","tree nut","soy","wheat","fish","shellfish","sesame"';
  await aTaste(family, child, parent, {
    food_id: 'f'.repeat(60),
    name: letters(80),
    allergens: `[${nine}]`,
    reaction: 'vomiting',
    is_serious: 1,
    signs: everySign,
    allowed_on: child.bornOn,
    tried_on: child.bornOn,
    allowed: `["food",${nine}]`,
    note: letters(300),
  });
  await parent.call(milestoneAnswerEndpoints.add, {
    params,
    body: { milestoneId: 'ms-02-soc-1', answer: 'not-yet', note: letters(200) },
  });
  await copyRows(family, 'measurements', measurementLimit.most, () => ({}));
  await copyRows(family, 'tastes', tasteLimit.most, () => ({}));
  await copyRows(family, 'milestone_answers', answerLimit.most, (n) => ({
    milestone_id: `m-${n}`,
    edition: '2020-01',
    description: letters(200),
  }));
  const visits = await parent.call(listCheckups, { params });
  for (const { id: checkupId } of visits) {
    await parent.call(addQuestion, {
      params: { ...params, checkupId },
      body: { text: letters(500), answer: letters(1000) },
    });
  }
  const questions = await db.selectFrom('checkup_questions').selectAll().where('child_id', '=', child.id).execute();
  for (const question of questions) {
    const more = Array.from({ length: questionLimit.most - 1 }, () => ({ ...question, id: newId() }));
    await db.insertInto('checkup_questions').values(more).execute();
  }
  await db
    .updateTable('checkups')
    .set({ notes: letters(1000) })
    .where('child_id', '=', child.id)
    .execute();
  return visits.length;
}

type Table = 'measurements' | 'tastes' | 'milestone_answers';

async function copyRows({ child, house: { db } }: Family, table: Table, most: number, facts: (n: number) => object) {
  const row = await db.selectFrom(table).selectAll().where('child_id', '=', child.id).executeTakeFirstOrThrow();
  const step = 100;
  for (let n = 1; n < most; n += step) {
    const length = Math.min(step, most - n);
    const rows = Array.from({ length }, (_, more) => ({ ...row, id: newId(), ...facts(n + more) }));
    await db.insertInto(table).values(rows).execute();
  }
}
