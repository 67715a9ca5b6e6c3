import { changeReminders, readReminders } from '#contract/checkups/reminders.ts';
import { stopReminders } from '#contract/checkups/stop-reminders.ts';
import { unseal } from '#server/auth/seal.ts';
import { requireChild } from '#server/children/access.ts';
import { lock, tx } from '#server/db/tx.ts';
import { handle } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import { Problem } from '#server/problem.ts';
import { endReminders, remindersOf, replaceReminders } from '../queries/reminders.ts';
import { stopping } from '../rules/reminding.ts';

export function reminderRoutes(app: App): void {
  handle(app, readReminders, async ({ db, parent }, { params }) =>
    remindersOf(db, await requireChild(db, parent, params.childId)),
  );

  handle(app, changeReminders, ({ db, parent, now }, { params, body }) =>
    tx(db, async (trx) => {
      // A concurrent removal of access waits for this lock and then deletes the choice.
      await lock(trx, 'children', params.childId);
      const child = await requireChild(trx, parent, params.childId);
      await replaceReminders(trx, child, body, now);
      return remindersOf(trx, child);
    }),
  );

  handle(app, stopReminders, async ({ db, now }, { params }) => {
    const whose = await unseal(db, stopping.purpose, params.token, now);
    if (whose === null) throw new Problem('spent');
    const [childId = '', userId = ''] = whose.split(' ');
    await endReminders(db, { childId, userId });
    return {};
  });
}
