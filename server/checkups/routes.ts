import { listCheckups } from '#contract/checkups.ts';
import { changeCheckup } from '#contract/checkups/changes.ts';
import { addQuestion, changeQuestion, removeQuestion } from '#contract/checkups/questions.ts';
import { saveVisit, takeBackVisit } from '#contract/checkups/visit.ts';
import { entering } from '#server/auth/entering.ts';
import { requireChild, requireChildToEdit, type EditableChild } from '#server/children/access.ts';
import type { Trx } from '#server/db/db.ts';
import type { Tables } from '#server/db/tables.ts';
import { tx } from '#server/db/tx.ts';
import { handle } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import type { Lives } from '#server/growth/service.ts';
import { Problem } from '#server/problem.ts';
import { requireVersion } from '#server/db/version.ts';
import { checkupOf } from './replies/checkups.ts';
import { checkupsOf } from './service.ts';
import { checkups, questions } from './queries/stored.ts';
import { calendarFeedRoutes } from './routes/calendar-feed.ts';
import { reminderRoutes } from './routes/reminders.ts';
import { saveGivenVisit, takeBackGivenVisit } from './routes/visit.ts';
import { checkupFacts, questionFacts, questionLimit, type QuestionFacts } from './rules.ts';

export function routes(app: App, lives: Lives): void {
  handle(app, listCheckups, async ({ db, parent, now }, { params }) =>
    checkupsOf(db, await requireChild(db, parent, params.childId), entering(parent, now).today, now),
  );

  handle(app, changeCheckup, ({ db, parent, now }, { params, body }) =>
    tx(db, async (trx) => {
      const child = await requireChildToEdit(trx, parent, params.childId);
      const answer = () => checkupOf(trx, child, params.checkupId, entering(parent, now).today);
      const stored = await checkups.require(trx, child, params.checkupId);
      const facts = checkupFacts(body, stored, { bornOn: child.bornOn, today: entering(parent, now).today });
      await checkups.change(trx, child, { stored, facts, seen: body.version, current: answer }, now);
      return answer();
    }),
  );

  handle(app, saveVisit, (asked, input) => saveGivenVisit(asked, input, lives));
  handle(app, takeBackVisit, (asked, input) => takeBackGivenVisit(asked, input, lives));

  handle(app, addQuestion, ({ db, parent, now }, { params, body }) =>
    tx(db, async (trx) => {
      const child = await requireChildToEdit(trx, parent, params.childId);
      const checkup = await checkups.require(trx, child, params.checkupId);
      const among = { where: { checkup_id: checkup.id }, limit: questionLimit };
      const facts = (stored: QuestionFacts | null) => ({ ...among.where, ...questionFacts(body, stored) });
      const current = () => checkupOf(trx, child, checkup.id, entering(parent, now).today);
      const entry = { id: body.id, facts, among, current };
      await questions.addOnce(trx, child, entry, now);
      return current();
    }),
  );

  handle(app, changeQuestion, ({ db, parent, now }, { params, body }) =>
    tx(db, async (trx) => {
      const child = await requireChildToEdit(trx, parent, params.childId);
      const answer = () => checkupOf(trx, child, params.checkupId, entering(parent, now).today);
      const stored = await requireQuestion(trx, child, params);
      const facts = questionFacts(body, stored);
      await questions.change(trx, child, { stored, facts, seen: body.version, current: answer }, now);
      return answer();
    }),
  );

  handle(app, removeQuestion, ({ db, parent, now }, { params, body }) =>
    tx(db, async (trx) => {
      const child = await requireChildToEdit(trx, parent, params.childId);
      const answer = () => checkupOf(trx, child, params.checkupId, entering(parent, now).today);
      const stored = await requireQuestion(trx, child, params);
      await requireVersion(stored, body.version, answer);
      await questions.delete(trx, child, stored.id);
      return answer();
    }),
  );

  calendarFeedRoutes(app);
  reminderRoutes(app);
}

/** @throws Problem `not-found`, also for a question of another checkup */
async function requireQuestion(
  trx: Trx,
  child: EditableChild,
  { checkupId, questionId }: { readonly checkupId: string; readonly questionId: string },
): Promise<Tables['checkup_questions']> {
  const stored = await questions.require(trx, child, questionId);
  if (stored.checkup_id !== checkupId) throw new Problem('not-found');
  return stored;
}
