import {
  addDraft,
  listCallRules,
  listDrafts,
  publishDraft,
  readArticlePicture,
  readDraft,
  readDraftHistory,
  readDraftVersion,
  removeDraft,
  restoreDraft,
  saveDraft,
  unpublishDraft,
  uploadArticlePicture,
} from '#contract/articles/editing.ts';
import { showArticlePicture } from '#contract/articles/pictures.ts';
import { todayIn } from '#domain/time/day.ts';
import { requireEditorToRead, writeAsEditor } from '#server/accounts/access.ts';
import { requireFresh } from '#server/auth/fresh.ts';
import type { Trx } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import { handle, type Ask } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import { keptByBrowsers } from '#server/http/kept-by-browsers.ts';
import { callRulesReply } from '../replies/call-rules.ts';
import {
  anyDraft,
  draftHeads,
  draftHistory,
  draftVersion,
  searchedDraft,
  standingDraft,
  type Editing,
} from '../replies/drafts.ts';
import { EDITOR_REFUSAL } from '../rules/drafts.ts';
import { library, libraryChanged } from '../service.ts';
import {
  addDraftTo,
  publishDraftOf,
  removeDraftOf,
  restoreDraftOf,
  saveDraftOver,
  unpublishDraftOf,
} from '../service/drafts.ts';
import { aboutArticlePicture, serveArticlePicture, takeArticlePicture } from './pictures.ts';

export function serveDrafts(app: App): void {
  serveReading(app);
  serveWriting(app);
  servePublishing(app);
  servePictures(app);
}

function serveReading(app: App): void {
  handle(app, listDrafts, async (ask) => keptByBrowsers(ask, await draftHeads(ask.db, await toRead(ask))));

  handle(app, readDraft, async (ask, { params }) =>
    searchedDraft(await standingDraft(ask.db, await toRead(ask), params.articleId)),
  );

  handle(app, readDraftHistory, async (ask, { params }) => draftHistory(ask.db, await toRead(ask), params.articleId));

  handle(app, readDraftVersion, async (ask, { params: { articleId, version } }) =>
    draftVersion(ask.db, await toRead(ask), articleId, Number(version)),
  );

  handle(app, listCallRules, async (ask) => keptByBrowsers(ask, callRulesReply()));
}

function serveWriting(app: App): void {
  handle(app, addDraft, (ask, { body: { id = newId(ask.now.getTime()), ...given } }) =>
    asEditor(ask, async (trx, editing) => {
      await addDraftTo(trx, editing, id, given);
      return anyDraft(trx, editing, id);
    }).then(searchedDraft),
  );

  handle(app, saveDraft, (ask, { params: { articleId: id }, body: { version, ...given } }) =>
    asEditor(ask, async (trx, editing) => {
      await saveDraftOver(trx, editing, { id, version }, given);
      return anyDraft(trx, editing, id);
    }).then(searchedDraft),
  );

  handle(app, restoreDraft, (ask, { params: { articleId: id }, body: { of, version } }) =>
    asEditor(ask, async (trx, editing) => {
      await restoreDraftOf(trx, editing, { id, version }, of);
      return anyDraft(trx, editing, id);
    }).then(searchedDraft),
  );
}

function servePublishing(app: App): void {
  handle(app, publishDraft, (ask, { params: { articleId: id }, body: { version } }) =>
    asPublisher(ask, async (trx, editing) => {
      await publishDraftOf(trx, editing, { id, version });
      return anyDraft(trx, editing, id);
    }).then(searchedDraft),
  );

  handle(app, unpublishDraft, (ask, { params: { articleId: id }, body: { version } }) =>
    asPublisher(ask, async (trx, editing) => {
      await unpublishDraftOf(trx, editing, { id, version });
      return anyDraft(trx, editing, id);
    }).then(searchedDraft),
  );

  handle(app, removeDraft, (ask, { params: { articleId: id }, body: { version } }) =>
    asPublisher(ask, async (trx, editing) => {
      await removeDraftOf(trx, editing, { id, version });
      return {};
    }),
  );
}

function servePictures(app: App): void {
  handle(app, uploadArticlePicture, takeArticlePicture);
  handle(app, readArticlePicture, aboutArticlePicture);
  handle(app, showArticlePicture, serveArticlePicture);
}

type SignedIn = Ask<'signed in'>;
type Work<T> = (trx: Trx, editing: Editing) => Promise<T>;

/** @throws Problem `not-allowed` */
async function toRead(ask: SignedIn): Promise<Editing> {
  requireEditorToRead(ask.parent, EDITOR_REFUSAL);
  return editingOf(ask);
}

async function editingOf({ house, parent, now }: SignedIn): Promise<Editing> {
  return { editor: parent, published: await library(house), today: todayIn(parent.timeZone, now), now };
}

/** @throws Problem `not-allowed` for everybody but editors */
async function asEditor<T>(ask: SignedIn, work: Work<T>): Promise<T> {
  const editing = await editingOf(ask);
  return writeAsEditor(ask, { table: 'articles', refusal: EDITOR_REFUSAL }, (trx) => work(trx, editing));
}

/**
 * The same for what changes what everybody reads, which asks for the password again.
 *
 * @throws Problem `password-needed`
 */
async function asPublisher<T>(ask: SignedIn, work: Work<T>): Promise<T> {
  const done = await asEditor(ask, async (trx, editing) => {
    requireFresh(ask);
    return work(trx, editing);
  });
  libraryChanged(ask.db);
  return done;
}
