import { addMeasurement, changeMeasurement, listMeasurements, removeMeasurement } from '#contract/growth.ts';
import { readMeasurementsAsFhir } from '#contract/growth/fhir.ts';
import { lookUpPercentiles, readReferenceTable } from '#contract/growth/reference-table.ts';
import { addCsv, downloadCsv, previewCsv } from '#contract/growth/csv.ts';
import { entering } from '#server/auth/entering.ts';
import { requireChild, requireChildToEdit, type EditableChild } from '#server/children/access.ts';
import type { Trx } from '#server/db/db.ts';
import { isSame } from '#server/db/entry.ts';
import { newId } from '#server/db/id.ts';
import { tx } from '#server/db/tx.ts';
import { handle } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import { Problem, requireSpace } from '#server/http/problem.ts';
import { requireUnchanged } from '#server/http/version.ts';
import { measurements, type StoredMeasurement } from './queries.ts';
import { measurementOf, measurementsOf } from './replies.ts';
import { serveFhir } from './routes/fhir.ts';
import { percentilesAt, referenceTable } from './routes/reference-table.ts';
import { addAll, preview, serveCsv } from './routes/csv.ts';
import { factsOf, mostMeasurements, tooManyMeasurements } from './rules.ts';

export function routes(app: App): void {
  handle(app, listMeasurements, async ({ db, parent }, { params }) =>
    measurementsOf(db, await requireChild(db, parent, params.childId)),
  );

  handle(app, addMeasurement, ({ db, parent, now }, { params, body }) =>
    tx(db, async (trx) => {
      const child = await requireChildToEdit(trx, parent, params.childId);
      const id = body.id ?? newId(now.getTime());
      const stored = await measurements.find(trx, child, id);
      const facts = factsOf(child, body, entering(parent, now), stored ?? null);
      if (stored === undefined) {
        requireSpace((await measurements.count(trx, child)) + 1, mostMeasurements, tooManyMeasurements);
        await measurements.insert(trx, child, [{ id, ...facts }], now);
      } else if (!isSame(stored, facts)) {
        throw new Problem('already-exists');
      }
      return measurementOf(trx, child, id);
    }),
  );

  handle(app, changeMeasurement, ({ db, parent, now }, { params, body }) =>
    tx(db, async (trx) => {
      const child = await requireChildToEdit(trx, parent, params.childId);
      const stored = await requireSeen(trx, child, params.measurementId, body.version);
      const facts = factsOf(child, body, entering(parent, now), stored);
      if (!isSame(stored, facts)) await measurements.update(trx, child, stored.id, facts, now);
      return measurementOf(trx, child, stored.id);
    }),
  );

  handle(app, removeMeasurement, ({ db, parent }, { params, body }) =>
    tx(db, async (trx) => {
      const child = await requireChildToEdit(trx, parent, params.childId);
      const stored = await requireSeen(trx, child, params.measurementId, body.version);
      await measurements.delete(trx, child, stored.id);
      return {};
    }),
  );

  handle(app, readMeasurementsAsFhir, serveFhir);
  handle(app, readReferenceTable, referenceTable);
  handle(app, lookUpPercentiles, percentilesAt);
  handle(app, downloadCsv, serveCsv);
  handle(app, previewCsv, preview);
  handle(app, addCsv, addAll);
}

async function requireSeen(trx: Trx, child: EditableChild, id: string, version: number): Promise<StoredMeasurement> {
  const stored = await measurements.find(trx, child, id);
  return requireUnchanged(stored, version, () => measurementOf(trx, child, id));
}
