import { Readable } from 'node:stream';
import type { Input, Reply } from '#contract/endpoint.ts';
import { FileReply } from '#contract/file-reply.ts';
import type { addCsv, downloadCsv, previewCsv } from '#contract/growth/csv.ts';
import type { FieldProblem } from '#contract/problem.ts';
import { nameInFile } from '#domain/children/name-in-file.ts';
import { inLineRanges } from '#domain/growth/csv/line-ranges.ts';
import { entering } from '#server/auth/entering.ts';
import { recordTaking } from '#server/auth/taking.ts';
import { requireChild, requireChildToEdit, type EditableChild } from '#server/children/access.ts';
import { childOf } from '#server/children/replies.ts';
import { CsvRefused } from '#server/csv/csv-refused.ts';
import { csvOf } from '#server/csv/csv-writing.ts';
import { receiveCsv } from '#server/csv/receive-csv.ts';
import type { Trx } from '#server/db/db.ts';
import { withNewIds } from '#server/db/id.ts';
import { tx } from '#server/db/tx.ts';
import type { Ask } from '#server/http/handle.ts';
import { fieldProblem, Problem, requireSpace } from '#server/problem.ts';
import { inTurn } from '#server/limits/expensive.ts';
import { spend } from '#server/limits/rate-limit.ts';
import { measurementTable } from '../export.ts';
import { measurements } from '../queries.ts';
import { measurementLimit } from '../rules.ts';
import {
  childrenOfTable,
  csvRefusal,
  judgeRows,
  readTable,
  unitsRead,
  type CsvTable,
  type JudgedLine,
} from '../rules/csv.ts';
import { changeMeasurements, type Lives } from '../service.ts';

type SignedIn = Ask<'signed in'>;

export async function serveCsv(
  ask: SignedIn,
  { params }: Input<typeof downloadCsv>,
): Promise<Reply<typeof downloadCsv>> {
  const { db, parent, now } = ask;
  const child = await requireChild(db, parent, params.childId);
  await recordTaking(ask, 'measurements-taken');
  const { firstName } = await childOf(db, child);
  const { today } = entering(parent, now);
  const { heads, rows } = await measurementTable(db, child);
  const content = Buffer.from(csvOf(heads, rows));
  return new FileReply({
    content: Readable.from([content]),
    type: 'text/csv; charset=utf-8',
    bytes: content.byteLength,
    fileName: `${['fernling', nameInFile(firstName), 'measurements', today].filter(Boolean).join('-')}.csv`,
  });
}

export async function preview(
  ask: SignedIn,
  { params, query, upload }: Input<typeof previewCsv>,
): Promise<Reply<typeof previewCsv>> {
  const bytes = await received(ask, params.childId, upload);
  return whenItsTurn(ask, bytes, async (trx, table) => {
    const child = await requireChildToEdit(trx, ask.parent, params.childId);
    const { lines, stored, ...seen } = await judged(trx, child, table, ask, query);
    return { ...seen, space: measurementLimit.most - stored, lines: lines.map(({ outcome }) => outcome) };
  });
}

/** A row with a problem refuses the whole file. */
export async function addAll(
  ask: SignedIn,
  { params, query, upload }: Input<typeof addCsv>,
  lives: Lives,
): Promise<Reply<typeof addCsv>> {
  const isKept = inLineRanges(query.keep ?? '');
  const bytes = await received(ask, params.childId, upload);
  return whenItsTurn(ask, bytes, async (trx, table) => {
    const child = await requireChildToEdit(trx, ask.parent, params.childId);
    const { lines, child: taken, stored } = await judged(trx, child, table, ask, query);
    if (taken === null) throw new Problem('bad-input', { fields: [childMissing] });
    requireNoProblem(lines);
    const isAdded = ({ outcome: { status, line } }: JudgedLine) =>
      status === 'new' || (status === 'unlikely' && isKept(line));
    const added = lines.flatMap((line) => (line.facts !== null && isAdded(line) ? [line.facts] : []));
    requireSpace(stored + added.length, measurementLimit);
    const at = { lives, today: entering(ask.parent, ask.now).today, now: ask.now };
    await changeMeasurements(trx, child, at, () =>
      measurements.insert(trx, child, withNewIds(added, ask.now), ask.now),
    );
    const leftOut = (status: 'duplicate' | 'unlikely') =>
      lines.filter((line) => line.outcome.status === status && !isAdded(line)).length;
    return { added: added.length, duplicates: leftOut('duplicate'), unlikely: leftOut('unlikely') };
  });
}

const childMissing: FieldProblem = {
  name: 'child',
  code: 'missing',
  message: 'The file has rows for several children. Choose whose to add.',
};

/** Judging the rows of a large file uses a lot of CPU. */
function whenItsTurn<T>(
  { db, parent }: SignedIn,
  bytes: Buffer,
  judge: (trx: Trx, table: CsvTable) => Promise<T>,
): Promise<T> {
  return inTurn(parent.id, async () => {
    const table = readTable(bytes);
    return tx(db, (trx) => judge(trx, table));
  });
}

async function received(
  { house, db, parent, now }: SignedIn,
  childId: string,
  upload: AsyncIterable<Uint8Array>,
): Promise<Buffer> {
  await tx(db, (trx) => requireChildToEdit(trx, parent, childId));
  await spend(db, `csv:${parent.id}`, house.limits.csvFiles, now);
  return receiveCsv(upload, { accountId: parent.id }).catch((error: unknown) => {
    throw error instanceof CsvRefused ? csvRefusal(error) : error;
  });
}

type Asked = Pick<Input<typeof previewCsv>['query'], 'units' | 'child'>;

async function judged(trx: Trx, child: EditableChild, table: CsvTable, { parent, now }: SignedIn, asked: Asked) {
  const { today, units } = entering(parent, now);
  const { firstName } = await childOf(trx, child);
  const reading = { child, firstName, today, units: asked.units ?? units, asked: asked.child ?? null };
  const { children, taken, rows, isNamesake } = childrenOfTable(table, reading);
  const stored = await measurements.of(trx, child);
  return {
    kind: table.columns.kind,
    units: unitsRead(table, reading),
    children: [...children],
    child: taken,
    isNamesake,
    unread: [...table.columns.unread],
    stored: stored.length,
    lines: judgeRows({ ...table, rows }, stored, reading),
  };
}

const mostNamed = 20;

function requireNoProblem(lines: readonly JudgedLine[]): void {
  const fields = lines.flatMap(({ outcome: { line, status, said } }) =>
    status === 'problem'
      ? said.map(({ column, message }) =>
          fieldProblem(column === null ? `line ${line}` : `line ${line}, ${column}`, message),
        )
      : [],
  );
  if (fields.length === 0) return;
  throw new Problem('bad-input', {
    title: 'Nothing was added: some rows have a problem.',
    fields: fields.slice(0, mostNamed),
  });
}
