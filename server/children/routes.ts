import { deletePicture, listPictures, showPicture, uploadPicture } from '#contract/children/pictures.ts';
import { addChild, changeChild, chooseActiveChild, listChildren, readChild, removeChild } from '#contract/children.ts';
import { entering } from '#server/auth/entering.ts';
import { requireFresh } from '#server/auth/fresh.ts';
import type { Parent } from '#server/auth/session.ts';
import type { Trx } from '#server/db/db.ts';
import { isSame } from '#server/db/entry.ts';
import { newId } from '#server/db/id.ts';
import { lock, tx } from '#server/db/tx.ts';
import { handle } from '#server/http/handle.ts';
import { clearKeptAnswers } from '#server/http/kept-answers.ts';
import { spend } from '#server/limits/rate-limit.ts';
import type { App } from '#server/http/house.ts';
import { fieldProblem, Problem, refuseFields } from '#server/problem.ts';
import { requireVersion } from '#server/db/version.ts';
import type { Life } from '#server/room.ts';
import { requireChild, requireChildToEdit, requireOwnChild, type EditableChild } from './access.ts';
import { insertChild, isChildId, isChildOf, readFacts, updateChild } from './queries.ts';
import { saveActiveChild } from './queries/active-child.ts';
import { childOf } from './replies.ts';
import { pictureFileOf, replacePicture, uploadsOf, type PictureFile } from './queries/pictures.ts';
import { deleteChild } from './queries/removing.ts';
import { requireSpaceForChildren } from './queries/space.ts';
import { dropUpload, requireUpload, serve, takeUpload } from './routes/pictures.ts';
import { childrenOf, moveBirth } from './service.ts';
import { childIdFor, childFactsOf, requireName, type ChildFacts } from './rules.ts';

export function routes(app: App, lives: readonly Life<EditableChild>[]): void {
  handle(app, listChildren, ({ house, parent }) => childrenOf(house, parent));

  handle(app, readChild, async ({ db, parent }, { params }) =>
    childOf(db, await requireChild(db, parent, params.childId)),
  );

  handle(app, addChild, ({ house, db, parent, now }, { body }) =>
    tx(db, async (trx) => {
      // A form sent twice arrives as two concurrent requests.
      await lock(trx, 'users', parent.id);
      const facts = childFactsOf(body, entering(parent, now));
      const id = await idOf(trx, parent, body.id ?? newId(now.getTime()));
      const picture = body.pictureId == null ? null : await requireUpload(trx, parent, body.pictureId);
      if (await isChildId(trx, id)) await requireRepetition(trx, parent, id, { facts, picture });
      else {
        await requireSpaceForChildren(trx, parent);
        await spend(trx, `children:${parent.id}`, house.limits.newChildren, now);
        await insertChild(trx, parent, id, facts, now);
        const added = await requireChildToEdit(trx, parent, id);
        for (const life of lives) await life.added?.(trx, added, { today: entering(parent, now).today, now });
        if (picture) await replacePicture(trx, added, picture, now);
        await saveActiveChild(trx, parent.id, id);
      }
      return childOf(trx, await requireChild(trx, parent, id));
    }),
  );

  handle(app, changeChild, async ({ house, db, parent, now }, { params, body }) => {
    const changed = await tx(db, async (trx) => {
      const child = await requireChildToEdit(trx, parent, params.childId);
      const { version, ...before } = await readFacts(trx, child);
      const enters = entering(parent, now);
      const facts = childFactsOf(body, enters, before);
      const isRepeated = body.pictureId === undefined && isSame(before, facts);
      if (!isRepeated) await requireVersion({ version }, body.version, () => childOf(trx, child));
      const at = { today: enters.today, now };
      if (body.bornOn !== child.bornOn) await moveBirth(trx, child, body.bornOn, lives, at);
      const isOther = await changePicture(trx, parent, child, { pictureId: body.pictureId, now });
      const isCorrected = !isSame(before, facts);
      if (isOther || isCorrected) await updateChild(trx, child, facts, now);
      if (isCorrected) {
        const corrected = await requireChildToEdit(trx, parent, child.id);
        for (const life of lives) await life.corrected?.(trx, corrected, child, at);
      }
      return childOf(trx, child);
    });
    house.jobs.wake();
    return changed;
  });

  handle(app, removeChild, async ({ house, db, parent, now }, { params, body }) => {
    await tx(db, async (trx) => {
      const child = await requireOwnChild(trx, parent, params.childId);
      requireFresh({ parent, now });
      const { first_name: firstName } = await readFacts(trx, child);
      requireName(body.firstName, firstName);
      await spend(trx, `removed children:${parent.id}`, house.limits.removedChildren, now);
      await deleteChild(trx, child, now);
    });
    clearKeptAnswers();
    house.jobs.wake();
    return {};
  });

  handle(app, chooseActiveChild, async ({ db, parent }, { body }) => {
    const child = await requireChild(db, parent, body.childId);
    if (child.gender === null) refuseFields([fieldProblem('childId', 'Gender is required')]);
    if (!(await saveActiveChild(db, parent.id, child.id))) throw new Problem('not-found');
    return { activeChildId: child.id };
  });

  handle(app, uploadPicture, takeUpload);
  handle(app, listPictures, ({ db, parent }) => uploadsOf(db, parent));
  handle(app, deletePicture, dropUpload);
  handle(app, showPicture, serve);
}

async function changePicture(
  trx: Trx,
  parent: Parent,
  child: EditableChild,
  { pictureId, now }: { pictureId: string | null | undefined; now: Date },
): Promise<boolean> {
  if (pictureId === undefined) return false;
  const picture = pictureId === null ? null : await requireUpload(trx, parent, pictureId);
  if ((picture?.storageKey ?? null) === (await pictureFileOf(trx, child))) return false;
  await replacePicture(trx, child, picture, now);
  return true;
}

/** Answers an unused id and the id of another family's child alike: neither becomes the child's. */
async function idOf(trx: Trx, parent: Parent, sent: string): Promise<string> {
  return (await isChildOf(trx, parent, sent)) ? sent : childIdFor(parent.id, sent);
}

type Sent = { readonly facts: ChildFacts; readonly picture: PictureFile | null };

/** Accepts a repeated request to add the same child. */
async function requireRepetition(trx: Trx, parent: Parent, id: string, { facts, picture }: Sent): Promise<void> {
  const child = await requireChild(trx, parent, id);
  const isOtherPicture = picture !== null && picture.storageKey !== (await pictureFileOf(trx, child));
  if (isOtherPicture || !isSame(await readFacts(trx, child), facts)) {
    throw new Problem('already-exists', {
      title: 'You are already registered as a parent for this child.',
      current: await childOf(trx, child),
    });
  }
}
