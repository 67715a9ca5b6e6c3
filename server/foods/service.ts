import { refuseFields, fieldProblem, Problem, requireSpace } from '#server/problem.ts';
import type { Parent } from '#server/auth/session.ts';
import type { Flag } from '#server/db/columns.ts';
import type { Trx } from '#server/db/db.ts';
import { requireStanding } from '#server/db/versioned.ts';
import { deleteLongRemoved, findGuideEntry, guideVersions } from './queries/guide.ts';
import { guideEntryReply } from './replies/guide.ts';
import { guideLimit, mostRemoved, mostVersions, parsedContent } from './rules/guide.ts';

type Editor = Pick<Parent, 'id' | 'name' | 'isEditor'>;
type Seen = { readonly id: string; readonly version: number };

/**
 * Adds an entry unless it is there already.
 *
 * @throws Problem `already-exists` when the id has another content, with what is stored; `too-large`
 */
export async function addToGuide(
  trx: Trx,
  editor: Editor,
  entry: { readonly id: string; readonly content: string },
  now: Date,
): Promise<void> {
  if (!(await findGuideEntry(trx, entry.id))) {
    await requireSpaceForOne(trx);
    const version = { content: entry.content, is_removed: 0 as const };
    if (await guideVersions.insert(trx, { id: entry.id, root: {}, version }, { editorId: editor.id, now })) return;
  }
  const stored = await findGuideEntry(trx, entry.id);
  if (stored?.content === entry.content && stored.is_removed === 0) return;
  throw new Problem('already-exists', { current: await guideEntryReply(trx, editor, entry.id) });
}

/** @throws Problem `not-found` for an entry that is removed; `changed-meanwhile` */
export async function changeInGuide(trx: Trx, editor: Editor, seen: Seen, content: string, now: Date): Promise<void> {
  const stored = requireStanding(await findGuideEntry(trx, seen.id));
  if (stored.content !== content) await writeOver(trx, editor, seen, { content, isRemoved: 0 }, now);
}

/** @throws Problem `not-found` for an entry that is removed already; `changed-meanwhile` */
export async function removeFromGuide(trx: Trx, editor: Editor, seen: Seen, now: Date): Promise<void> {
  const { content } = requireStanding(await findGuideEntry(trx, seen.id));
  await writeOver(trx, editor, seen, { content, isRemoved: 1 }, now);
  await deleteLongRemoved(trx, mostRemoved);
}

/**
 * Makes an earlier content stand again, of an entry that was removed, too.
 *
 * @param of the version of that content
 * @throws Problem `not-found`; `bad-input` for a version that is not kept or cannot be read; `changed-meanwhile`; `too-large`
 */
export async function restoreInGuide(trx: Trx, editor: Editor, seen: Seen, of: number, now: Date): Promise<void> {
  const stored = await findGuideEntry(trx, seen.id);
  if (!stored) throw new Problem('not-found');
  const version = await guideVersions.findVersion(trx, seen.id, of);
  if (!version) return refuseFields([fieldProblem('of', 'There is no such version')]);
  const { content } = version;
  if (!parsedContent(content)) refuseFields([fieldProblem('of', 'This version cannot be read')]);
  if (stored.is_removed === 0 && stored.content === content) return;
  if (stored.is_removed === 1) await requireSpaceForOne(trx);
  await writeOver(trx, editor, seen, { content, isRemoved: 0 }, now);
}

/** @throws Problem `too-large` where parents read as many entries of editors as the guide holds */
async function requireSpaceForOne(trx: Trx): Promise<void> {
  requireSpace((await guideVersions.count(trx)) + 1, guideLimit);
}

async function writeOver(
  trx: Trx,
  editor: Editor,
  { id, version: seen }: Seen,
  next: { readonly content: string; readonly isRemoved: Flag },
  now: Date,
): Promise<void> {
  const root = { is_removed: next.isRemoved };
  const written = { id, seen, root, version: { content: next.content, ...root } };
  if (!(await guideVersions.writeNext(trx, written, { editorId: editor.id, now }))) {
    throw new Problem('changed-meanwhile', { current: await guideEntryReply(trx, editor, id) });
  }
  await guideVersions.deleteVersions(trx, id, seen + 1 - mostVersions);
}
