import type { Me } from '#contract/accounts/me.ts';
import type { Moved } from '#contract/accounts/transfers.ts';
import { todayIn } from '#domain/time/day.ts';
import { accountFile } from '#server/accounts/export.ts';
import { selectIdentities } from '#server/accounts/queries/identities.ts';
import { securityEventsOf } from '#server/accounts/queries/security-events.ts';
import { planFile } from '#server/billing/export.ts';
import { historyInFile } from '#server/chat/export.ts';
import { keptSince } from '#server/chat/queries.ts';
import { requireChildToEdit } from '#server/children/access.ts';
import { childFile } from '#server/children/export.ts';
import { childrenToExport } from '#server/children/queries.ts';
import { activeChildOf } from '#server/children/queries/active-child.ts';
import { childOf } from '#server/children/replies.ts';
import { pictureFileOf } from '#server/children/queries/pictures.ts';
import { contactMessagesFile } from '#server/contact/export.ts';
import type { PartContent } from '#server/db/portable.ts';
import { tx } from '#server/db/tx.ts';
import type { House } from '#server/http/house.ts';
import { isGone } from '#server/problem.ts';
import { csvOf } from '#server/csv/csv-writing.ts';
import { folderOf, historyEntry, historyPath, manifestOf, manifestPath } from './format.ts';
import { uploadedFilesOf } from './queries.ts';
import { readmeOf } from './readme.ts';
import { childParts } from './parts.ts';
import { Interrupted, Progress, Tally, type ReportProgress } from './transfers.ts';
import { putZip, type AddFile } from './zip-writing.ts';

type Parts = Pick<House, 'db' | 'storage'>;

/**
 * Exports each child as a consistent snapshot.
 *
 * @throws StorageFailed, Interrupted
 */
export async function writeExport(
  house: Parts,
  me: Me,
  { key, now, report, signal }: { key: string; now: Date; report: ReportProgress; signal: AbortSignal },
): Promise<{ bytes: number; moved: Moved }> {
  const moved = new Tally();
  const { bytes } = await putZip(house.storage, key, async (add) => {
    const { ids, viewed } = await childrenToExport(house.db, me.id);
    const uploads = await uploadedFilesOf(house.db, me.id);
    const progress = new Progress(ids.length + uploads.length + 1, report);
    const next = async () => {
      if (signal.aborted) throw new Interrupted();
      await progress.step();
    };
    await add('readme.txt', readmeOf({ name: me.name, today: todayIn(me.timeZone, now) }));
    const events = await securityEventsOf(house.db, me.id, now);
    const plan = await planFile(house.db, me.id);
    const identities = await selectIdentities(house.db, me.id);
    const contactMessages = await contactMessagesFile(house.db, me.id);
    const chatKeptSince = await keptSince(house.db, me.id);
    await add(
      'account.json',
      jsonOf(accountFile(me, events, { viewed, plan, identities, contactMessages, chatKeptSince })),
    );
    const activeId = await activeChildOf(house.db, me.id);
    const folders = new Map<string, string>();
    for (const id of ids) {
      await next();
      const child = await collectChild(house, me, id, { isActive: id === activeId });
      if (child) folders.set(id, await addChild(house, add, folders.size + 1, child, moved));
    }
    await addHistory(house, add, me, { folders, moved });
    const files: string[] = [];
    for (const upload of uploads) {
      await next();
      const path = `uploads/${String(files.length + 1).padStart(2, '0')}.webp`;
      if (await addPicture(house, add, path, upload, moved)) files.push(path);
    }
    await add(manifestPath, jsonOf(manifestOf(now, { children: [...folders.values()], uploads: files })));
  });
  return { bytes, moved: moved.said() };
}

type ExportedChild = { file: ReturnType<typeof childFile>; taken: readonly NamedContent[]; picture: string | null };
type NamedContent = PartContent & Pick<(typeof childParts)[number], 'name' | 'entry'>;

/** Null when the account may no longer edit the child. */
async function collectChild(
  { db }: Parts,
  me: Me,
  childId: string,
  { isActive }: { isActive: boolean },
): Promise<ExportedChild | null> {
  try {
    return await tx(db, async (trx) => {
      const child = await requireChildToEdit(trx, me, childId);
      const taken: NamedContent[] = [];
      for (const part of childParts) {
        const { name, entry } = part;
        taken.push({ name, entry, ...(await part.read(trx, child)) });
      }
      return {
        file: childFile(await childOf(trx, child), { isActive }),
        taken,
        picture: await pictureFileOf(trx, child),
      };
    });
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

async function addChild(house: Parts, add: AddFile, n: number, child: ExportedChild, moved: Tally): Promise<string> {
  const folder = folderOf(n, child.file.firstName);
  moved.children += 1;
  await add(`${folder}/child.json`, jsonOf(child.file));
  for (const { name, entry, entries, table } of child.taken) {
    if (entries !== null) {
      await add(`${folder}/${name}.json`, jsonOf(entries));
      moved.count(entry, entries.length);
    }
    await add(`${folder}/${name}.csv`, csvOf(table.heads, table.rows));
  }
  if (child.picture !== null) await addPicture(house, add, `${folder}/picture.webp`, child.picture, moved);
  return folder;
}

type Added = { readonly folders: ReadonlyMap<string, string>; readonly moved: Tally };

/** Nothing where it is off. */
async function addHistory({ db }: Parts, add: AddFile, me: Me, { folders, moved }: Added): Promise<void> {
  const history = await historyInFile(db, me.id, (childId) => folders.get(childId) ?? null);
  if (history === null) return;
  await add(`${historyPath}.json`, jsonOf(history.entries));
  await add(`${historyPath}.csv`, csvOf(history.table.heads, history.table.rows));
  if (history.entries.length > 0) moved.count(historyEntry, history.entries.length);
}

async function addPicture({ storage }: Parts, add: AddFile, path: string, key: string, moved: Tally): Promise<boolean> {
  const file = await storage.get(key);
  if (!file) return false;
  await add(path, file.stream);
  moved.pictures += 1;
  return true;
}

function jsonOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
