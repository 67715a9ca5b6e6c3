import { expect, test } from 'vitest';
import { addGuideEntry, readGuideHistory } from '#contract/foods/guide.ts';
import { lock, tx } from '#server/db/tx.ts';
import { familyMeals } from '#testing/foods/guide.ts';
import { twoEditors } from '#testing/foods/two-editors.ts';

// On SQLite the requests of one process come one after the other anyway.
test('[FOOD-03] the history is read while the editor’s own account is written', async () => {
  const { house, hannah } = await twoEditors();
  const { id: entryId } = await hannah.call(addGuideEntry, { body: familyMeals });

  const begun = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  const writing = tx(house.db, async (trx) => {
    await lock(trx, 'users', hannah.id);
    begun.resolve();
    await done.promise;
  });
  await begun.promise;

  const history = await hannah.call(readGuideHistory, { params: { entryId } });

  done.resolve();
  await writing;
  expect(history).toHaveLength(1);
});
