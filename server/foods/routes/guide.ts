import {
  addGuideEntry,
  changeGuideEntry,
  readFoodGuide,
  readGuideHistory,
  removeGuideEntry,
  restoreGuideEntry,
} from '#contract/foods/guide.ts';
import { requireEditorToRead, writeAsEditor } from '#server/accounts/access.ts';
import { requireFresh } from '#server/auth/fresh.ts';
import type { Trx } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import { handle, type Ask } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import { guideEntryReply, guideHistory, guideReply } from '../replies/guide.ts';
import { contentText, REFUSAL } from '../rules/guide.ts';
import { addToGuide, changeInGuide, removeFromGuide, restoreInGuide } from '../service.ts';

export function serveGuide(app: App): void {
  handle(app, readFoodGuide, guideReply);

  handle(app, addGuideEntry, (ask, { body }) =>
    asEditor(ask, async (trx, { parent, now }) => {
      const id = body.id ?? newId(now.getTime());
      await addToGuide(trx, parent, { id, content: contentText(body) }, now);
      return guideEntryReply(trx, parent, id);
    }),
  );

  handle(app, changeGuideEntry, (ask, { params: { entryId: id }, body }) =>
    asEditor(ask, async (trx, { parent, now }) => {
      await changeInGuide(trx, parent, { id, version: body.version }, contentText(body), now);
      return guideEntryReply(trx, parent, id);
    }),
  );

  handle(app, removeGuideEntry, (ask, { params: { entryId: id }, body: { version } }) =>
    asEditor(ask, async (trx, { parent, now }) => {
      await removeFromGuide(trx, parent, { id, version }, now);
      return {};
    }),
  );

  handle(app, restoreGuideEntry, (ask, { params: { entryId: id }, body: { of, version } }) =>
    asEditor(ask, async (trx, { parent, now }) => {
      await restoreInGuide(trx, parent, { id, version }, of, now);
      return guideEntryReply(trx, parent, id);
    }),
  );

  handle(app, readGuideHistory, async ({ db, parent }, { params }) => {
    requireEditorToRead(parent, REFUSAL);
    return guideHistory(db, parent, params.entryId);
  });
}

type SignedIn = Ask<'signed in'>;

/**
 * All parents read the guide, so a change asks for the password again.
 *
 * @throws Problem `not-allowed` for everybody else; `password-needed`
 */
function asEditor<T>(ask: SignedIn, work: (trx: Trx, ask: SignedIn) => Promise<T>): Promise<T> {
  return writeAsEditor(ask, { table: 'food_guide_entries', refusal: REFUSAL }, async (trx) => {
    requireFresh(ask);
    return work(trx, ask);
  });
}
