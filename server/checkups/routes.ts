import { listCheckups } from '#contract/checkups.ts';
import { addQuestion, changeCheckup, changeQuestion, removeQuestion } from '#contract/checkups/changing.ts';
import { entering } from '#server/auth/entering.ts';
import { requireChild, requireChildToEdit, type EditableChild } from '#server/children/access.ts';
import type { Trx } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import { tx } from '#server/db/tx.ts';
import { handle } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import { Problem } from '#server/http/problem.ts';
import { requireVersion } from '#server/http/version.ts';
import { checkupOf, checkupsOf, findCheckup, updateCheckup, type StoredCheckup } from './queries.ts';
import {
  countQuestions,
  deleteQuestion,
  findQuestion,
  insertQuestions,
  updateQuestion,
  type StoredQuestion,
} from './queries/questions.ts';
import { calendarFeedRoutes } from './routes/calendar-feed.ts';
import { reminderRoutes } from './routes/reminders.ts';
import { factsOf, isSameCheckup, isSameQuestion, mostQuestions, questionOf, tooManyQuestions } from './rules.ts';

/** Mounts the endpoints of a child's checkups, the questions for them, the calendar and the reminders. */
export function routes(app: App): void {
  handle(app, listCheckups, async ({ db, parent, now }, { params }) =>
    checkupsOf(db, await requireChild(db, parent, params.childId), entering(parent, now).today, now),
  );

  handle(app, changeCheckup, ({ db, parent, now }, { params, body }) =>
    tx(db, async (trx) => {
      const child = await requireChildToEdit(trx, parent, params.childId);
      const answer = () => checkupOf(trx, child, params.checkupId, entering(parent, now).today);
      const stored = await requireCheckup(trx, child, params.checkupId);
      await requireVersion(stored, body.version, answer);
      const facts = factsOf(body, stored, child.bornOn);
      if (!isSameCheckup(stored, facts)) await updateCheckup(trx, child, stored.id, facts, now);
      return answer();
    }),
  );

  handle(app, addQuestion, ({ db, parent, now }, { params, body }) =>
    tx(db, async (trx) => {
      const child = await requireChildToEdit(trx, parent, params.childId);
      const { id: checkupId } = await requireCheckup(trx, child, params.checkupId);
      const id = body.id ?? newId(now.getTime());
      const stored = await findQuestion(trx, child, id);
      if (stored === undefined) {
        await requireRoom(trx, child, checkupId);
        await insertQuestions(trx, child, [{ id, checkupId, asked: body.text, answer: null }], now);
      } else if (stored.checkup_id !== checkupId || stored.asked !== body.text) {
        throw new Problem('already-exists');
      }
      return checkupOf(trx, child, checkupId, entering(parent, now).today);
    }),
  );

  handle(app, changeQuestion, ({ db, parent, now }, { params, body }) =>
    tx(db, async (trx) => {
      const child = await requireChildToEdit(trx, parent, params.childId);
      const answer = () => checkupOf(trx, child, params.checkupId, entering(parent, now).today);
      const stored = await requireQuestion(trx, child, params);
      await requireVersion(stored, body.version, answer);
      const facts = questionOf(body, stored);
      if (!isSameQuestion(stored, facts)) await updateQuestion(trx, child, stored.id, facts, now);
      return answer();
    }),
  );

  handle(app, removeQuestion, ({ db, parent, now }, { params, body }) =>
    tx(db, async (trx) => {
      const child = await requireChildToEdit(trx, parent, params.childId);
      const answer = () => checkupOf(trx, child, params.checkupId, entering(parent, now).today);
      const stored = await requireQuestion(trx, child, params);
      await requireVersion(stored, body.version, answer);
      await deleteQuestion(trx, child, stored.id);
      return answer();
    }),
  );

  calendarFeedRoutes(app);
  reminderRoutes(app);
}

/** @throws Problem `not-found` when the child has no such checkup */
async function requireCheckup(trx: Trx, child: EditableChild, id: string): Promise<StoredCheckup> {
  const stored = await findCheckup(trx, child, id);
  if (stored === undefined) throw new Problem('not-found');
  return stored;
}

/** @throws Problem `not-found` when there is no such question for this checkup */
async function requireQuestion(
  trx: Trx,
  child: EditableChild,
  { checkupId, questionId }: { readonly checkupId: string; readonly questionId: string },
): Promise<StoredQuestion> {
  const stored = await findQuestion(trx, child, questionId);
  if (stored?.checkup_id !== checkupId) throw new Problem('not-found');
  return stored;
}

/** @throws Problem `too-large` when the checkup has all the questions it can have */
async function requireRoom(trx: Trx, child: EditableChild, checkupId: string): Promise<void> {
  if ((await countQuestions(trx, child, checkupId)) < mostQuestions) return;
  throw new Problem('too-large', { title: tooManyQuestions });
}
