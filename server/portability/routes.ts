import { downloadExport, listTransfers, readExport, startExport, startImport } from '#contract/accounts/transfers.ts';
import { FileReply } from '#contract/file-reply.ts';
import { todayIn } from '#domain/time/day.ts';
import { requireFresh } from '#server/auth/fresh.ts';
import { recordEvent } from '#server/auth/security-events.ts';
import type { Parent } from '#server/auth/session.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import { lock, tx } from '#server/db/tx.ts';
import { handle } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import { Problem } from '#server/problem.ts';
import { spend } from '#server/limits/rate-limit.ts';
import { queueJob } from '#server/jobs/queries.ts';
import { inTurnOf, stillArriving } from './arriving.ts';
import { findTransfer, insertTransfer, makeImport, transfersOf, type StoredTransfer } from './queries.ts';
import { keptMs, toTransfer, transferOrNull } from './transfers.ts';
import { underWayOf } from './under-way.ts';
import { looksLikeZip } from './zip-kind.ts';

export function routes(app: App): void {
  handle(app, listTransfers, async ({ db, parent }) => {
    const exports = await transfersOf(db, parent.id, 'export');
    const [latestImport] = await transfersOf(db, parent.id, 'import');
    return {
      export: transferOrNull(exports[0]),
      readyExport: transferOrNull(exports.find(({ status }) => status === 'ready')),
      import: transferOrNull(latestImport),
    };
  });

  handle(app, startExport, async ({ house, db, parent, now, device }) => {
    requireFresh({ parent, now });
    const transfer = await tx(db, async (trx) => {
      await lock(trx, 'users', parent.id);
      const underWay = await underWayOf(trx, parent.id, 'export');
      if (underWay) return underWay;
      await spend(trx, `exports:${parent.id}`, house.limits.exports, now);
      await recordEvent(trx, { userId: parent.id, kind: 'export-asked', device: device() }, now);
      return beginExport(trx, parent.id, now);
    });
    house.jobs.wake();
    return toTransfer(transfer);
  });

  handle(app, downloadExport, async ({ db, parent, now }, { params }) => {
    const { id } = await requireExport(db, { parent, now }, params.exportId);
    return { address: readExport.path.replace(':exportId', id) };
  });

  handle(app, readExport, async ({ house, db, parent, now }, { params }) => {
    const transfer = await requireExport(db, { parent, now }, params.exportId);
    const file = transfer.storage_key === null ? null : await house.storage.get(transfer.storage_key);
    if (!file) throw new Problem('not-found');
    return new FileReply({
      content: file.stream,
      type: 'application/zip',
      bytes: file.bytes,
      fileName: `fernling-export-${todayIn(parent.timeZone, new Date(transfer.ended_at ?? now))}.zip`,
    });
  });

  handle(app, startImport, async ({ house, db, parent, now, device }, { upload }) => {
    const transfer = await inTurnOf(house, parent.id, now, async (id) => {
      const key = `imports/${parent.id}/${id}.zip`;
      const { bytes } = await house.storage.put(key, onlyZip(upload));
      return tx(db, async (trx) => {
        await lock(trx, 'users', parent.id);
        const begun = await makeImport(trx, id, { storage_key: key, bytes, expires_at: keptUntil(now) });
        if (!begun) throw stillArriving();
        await queueJob(trx, { kind: 'import', key: id, payload: { transferId: id }, runAt: now }, now);
        await recordEvent(trx, { userId: parent.id, kind: 'import-asked', device: device() }, now);
        return begun;
      }).catch(async (error: unknown) => {
        // After any other failure the row may exist, and needs its file.
        if (error instanceof Problem) await house.storage.delete(key);
        throw error;
      });
    });
    house.jobs.wake();
    return toTransfer(transfer);
  });
}

type Asking = { readonly parent: Parent; readonly now: Date };

async function requireExport(db: Db, { parent, now }: Asking, exportId: string): Promise<StoredTransfer> {
  const transfer = await findTransfer(db, exportId);
  const isMine = transfer?.user_id === parent.id && transfer.kind === 'export';
  const isKept = transfer?.status === 'ready' && transfer.expires_at > now.toISOString();
  if (!isMine || !isKept) throw new Problem('not-found');
  requireFresh({ parent, now });
  return transfer;
}

async function* onlyZip(upload: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let start = Buffer.alloc(0);
  let isJudged = false;
  for await (const chunk of upload) {
    if (isJudged) yield chunk;
    else {
      start = Buffer.concat([start, chunk]);
      if (start.byteLength < 4) continue;
      requireZip(start);
      isJudged = true;
      yield start;
    }
  }
  if (!isJudged) requireZip(start);
}

function requireZip(start: Uint8Array): void {
  if (!looksLikeZip(start))
    throw new Problem('wrong-type', { title: 'This is not a ZIP file. Choose the file as you downloaded it.' });
}

async function beginExport(trx: Trx, userId: string, now: Date): Promise<StoredTransfer> {
  const id = newId(now.getTime());
  await queueJob(trx, { kind: 'export', key: id, payload: { transferId: id }, runAt: now }, now);
  return insertTransfer(trx, {
    id,
    user_id: userId,
    kind: 'export',
    status: 'waiting',
    done: 0,
    made_at: now.toISOString(),
    expires_at: keptUntil(now),
  });
}

function keptUntil(now: Date): string {
  return new Date(now.getTime() + keptMs).toISOString();
}
