import type { DraftAct } from '#contract/articles/editing.ts';
import type { Trx } from '#server/db/db.ts';
import { requireVersion } from '#server/db/version.ts';
import { requireStanding, type Edit } from '#server/db/versioned.ts';
import { fieldProblem, Problem, refuseFields, requireSpace } from '#server/problem.ts';
import {
  deleteDraftVersions,
  deleteLongRemovedDrafts,
  draftVersions,
  findDraft,
  type Publication,
  type StoredDraft,
} from '../queries/drafts.ts';
import { findArticlePicture } from '../queries/pictures.ts';
import { countLibraryChange } from '../queries/published.ts';
import { currentDraft, draftProblems, type Editing } from '../replies/drafts.ts';
import { requireDraftFields } from '../rules/draft-fields.ts';
import {
  draftLimit,
  finalSlugOf,
  mostDraftVersions,
  mostRemovedDrafts,
  parsedDraftText,
  readDraftText,
  stateOf,
  textOfDraft,
  type DraftContent,
} from '../rules/drafts.ts';

type Seen = { readonly id: string; readonly version: number };

/**
 * Adds an article unless it is there already.
 *
 * @throws Problem `already-exists` when the id has another content, with what is stored, or is one of ours; `bad-input`;
 *   `too-large`
 */
export async function addDraftTo(trx: Trx, editing: Editing, id: string, given: DraftContent): Promise<void> {
  if (editing.published.byId.get(id)?.origin.isOurs === true) throw new Problem('already-exists');
  const stored = await findDraft(trx, id);
  if (stored) return requireSame(trx, editing, stored, given);
  await requireFields(trx, given);
  await requireSpaceForOne(trx);
  const added = { id, root: NEVER_PUBLISHED, version: { act: 'saved' as const, ...versionOf(given) } };
  if (!(await draftVersions.insert(trx, added, editOf(editing)))) throw new Problem('already-exists');
}

async function requireSame(trx: Trx, editing: Editing, stored: StoredDraft, given: DraftContent): Promise<void> {
  if (stored.content === textOfDraft(given) && stored.is_removed === 0) return;
  throw new Problem('already-exists', { current: await currentDraft(trx, editing, stored.id) });
}

/**
 * Saves what is typed; what is published stays.
 *
 * @throws Problem `not-found` for an article that is removed; `bad-input`; `changed-meanwhile`
 */
export async function saveDraftOver(trx: Trx, editing: Editing, seen: Seen, given: DraftContent): Promise<void> {
  const stored = requireStanding(await findDraft(trx, seen.id));
  const draft = given.slug === stored.slug ? { ...given, slug: '' } : given;
  if (isSaved(stored, draft)) return;
  await requireLatest(trx, editing, stored, seen);
  requireFixedSlug(stored, draft);
  await requireFields(trx, draft);
  await writeOver(trx, editing, seen, { ...versionOf(draft), act: 'saved' });
}

/**
 * Publishes what is saved. Nothing happens where that is published already.
 *
 * @throws Problem `not-found` for an article that is removed; `changed-meanwhile`; `bad-input` with what is missing
 */
export async function publishDraftOf(trx: Trx, editing: Editing, seen: Seen): Promise<void> {
  const stored = requireStanding(await findDraft(trx, seen.id));
  if (stateOf(stored) === 'published' && isSentAgain(stored, seen)) return;
  await requireLatest(trx, editing, stored, seen);
  refuseFields(await draftProblems(trx, editing, stored));
  const draft = readDraftText(stored.content, stored.slug);
  const at = editing.now.toISOString();
  const also = {
    slug: finalSlugOf(draft, stored.slug),
    published_version: stored.version + 1,
    published_at: at,
    first_published_at: stored.first_published_at ?? at,
  };
  await writeOver(trx, editing, seen, { ...versionOf({ ...draft, slug: '' }), act: 'published', also });
  await countLibraryChange(trx);
}

/** @throws Problem `not-found` for an article that is removed; `changed-meanwhile` */
export async function unpublishDraftOf(trx: Trx, editing: Editing, seen: Seen): Promise<void> {
  const stored = requireStanding(await findDraft(trx, seen.id));
  if (stateOf(stored) === 'draft' && isSentAgain(stored, seen)) return;
  await writeOver(trx, editing, seen, { ...asStored(stored), act: 'unpublished', also: UNPUBLISHED });
  await countLibraryChange(trx);
}

/** @throws Problem `not-found` for an article that is removed already; `changed-meanwhile` */
export async function removeDraftOf(trx: Trx, editing: Editing, seen: Seen): Promise<void> {
  const stored = requireStanding(await findDraft(trx, seen.id));
  const also = { ...UNPUBLISHED, is_removed: 1 } as const;
  await writeOver(trx, editing, seen, { ...asStored(stored), act: 'removed', also });
  if (stored.published_version !== null) await countLibraryChange(trx);
  await deleteLongRemovedDrafts(trx, mostRemovedDrafts);
}

/**
 * Makes an earlier text stand again as what is saved, of an article that was removed, too. It publishes nothing.
 *
 * @param of the version of that text
 * @throws Problem `not-found`; `bad-input` for a version that is not kept or cannot be read; `changed-meanwhile`;
 *   `too-large`
 */
export async function restoreDraftOf(trx: Trx, editing: Editing, seen: Seen, of: number): Promise<void> {
  const stored = await findDraft(trx, seen.id);
  if (!stored) throw new Problem('not-found');
  const version = await draftVersions.findVersion(trx, seen.id, of);
  if (!version) return refuseFields([fieldProblem('of', 'There is no such version')]);
  if (!parsedDraftText(version.content)) refuseFields([fieldProblem('of', 'This version cannot be read')]);
  const draft = readDraftText(version.content, stored.slug);
  if (stored.is_removed === 0 && isSaved(stored, draft)) return;
  if (stored.is_removed === 1) await requireSpaceForOne(trx);
  await writeOver(trx, editing, seen, { ...versionOf(draft), act: 'restored', also: { is_removed: 0 } });
}

const UNPUBLISHED = { published_version: null, published_at: null } as const;
const NEVER_PUBLISHED = { ...UNPUBLISHED, slug: null, first_published_at: null } as const;

/** Whether nothing but this very act came after what was seen. */
function isSentAgain(stored: StoredDraft, seen: Seen): boolean {
  return seen.version >= stored.version - 1;
}

/** @throws Problem `too-large` where there are as many articles as the library holds */
async function requireSpaceForOne(trx: Trx): Promise<void> {
  requireSpace((await draftVersions.count(trx)) + 1, draftLimit);
}

function requireFixedSlug({ slug }: StoredDraft, given: DraftContent): void {
  refuseFields(
    slug !== null && given.slug !== ''
      ? [fieldProblem('slug', 'The address stays once the article was published.', 'fixed')]
      : [],
  );
}

async function requireFields(trx: Trx, given: DraftContent): Promise<void> {
  const isPictureGone = given.pictureId !== null && !(await findArticlePicture(trx, given.pictureId));
  requireDraftFields(given, { isPictureGone });
}

async function requireLatest(trx: Trx, editing: Editing, stored: StoredDraft, seen: Seen): Promise<void> {
  await requireVersion(stored, seen.version, () => currentDraft(trx, editing, seen.id));
}

type Text = { readonly content: string; readonly picture_id: string | null };
type Next = Text & { readonly act: DraftAct; readonly also?: Partial<Publication> };

async function writeOver(
  trx: Trx,
  editing: Editing,
  { id, version: seen }: Seen,
  { also = {}, ...version }: Next,
): Promise<void> {
  if (!(await draftVersions.writeNext(trx, { id, seen, root: also, version }, editOf(editing)))) {
    throw new Problem('changed-meanwhile', { current: await currentDraft(trx, editing, id) });
  }
  await deleteDraftVersions(trx, id, seen + 1 - mostDraftVersions);
}

function versionOf(draft: DraftContent): Text {
  return { content: textOfDraft(draft), picture_id: draft.pictureId };
}

/** Also where it cannot be read. */
function asStored({ content, picture_id }: StoredDraft): Text {
  return { content, picture_id };
}

/** Whether a text is what was saved last. */
function isSaved({ content, slug }: StoredDraft, draft: DraftContent): boolean {
  return parsedDraftText(content) !== null && textOfDraft(readDraftText(content, slug)) === textOfDraft(draft);
}

function editOf({ editor, now }: Editing): Edit {
  return { editorId: editor.id, now };
}
