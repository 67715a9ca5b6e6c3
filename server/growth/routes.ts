import { addMeasurement, changeMeasurement, listMeasurements, removeMeasurement } from '#contract/growth.ts';
import { readMeasurementsAsFhir } from '#contract/growth/fhir.ts';
import { lookUpPercentiles, readReferenceTable } from '#contract/growth/reference-table.ts';
import { addCsv, downloadCsv, previewCsv } from '#contract/growth/csv.ts';
import { entering } from '#server/auth/entering.ts';
import { requireChild, requireChildToEdit } from '#server/children/access.ts';
import { isSame } from '#server/db/entry.ts';
import { tx } from '#server/db/tx.ts';
import { handle } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import { measurements } from './queries.ts';
import { measurementOf, measurementsOf } from './replies.ts';
import { serveFhir } from './routes/fhir.ts';
import { percentilesAt, referenceTable } from './routes/reference-table.ts';
import { addAll, preview, serveCsv } from './routes/csv.ts';
import { measurementFacts, mostMeasurements, tooManyMeasurements, type MeasurementFacts } from './rules.ts';
import { changeMeasurements, type Lives } from './service.ts';

export function routes(app: App, lives: Lives): void {
  handle(app, listMeasurements, async ({ db, parent }, { params }) =>
    measurementsOf(db, await requireChild(db, parent, params.childId)),
  );

  handle(app, addMeasurement, ({ db, parent, now }, { params, body }) =>
    tx(db, async (trx) => {
      const child = await requireChildToEdit(trx, parent, params.childId);
      const asked = entering(parent, now);
      const id = await changeMeasurements(trx, child, { lives, today: asked.today, now }, (birthWeightKg) => {
        const weighed = { ...child, birthWeightKg };
        const facts = (stored: MeasurementFacts | null) => measurementFacts(weighed, body, asked, stored);
        const current = (stored: string) => measurementOf(trx, child, stored);
        const entry = { id: body.id, facts, most: mostMeasurements, tooMany: tooManyMeasurements, current };
        return measurements.addOnce(trx, child, entry, now);
      });
      return measurementOf(trx, child, id);
    }),
  );

  handle(app, changeMeasurement, ({ db, parent, now }, { params, body }) =>
    tx(db, async (trx) => {
      const child = await requireChildToEdit(trx, parent, params.childId);
      const seen = { id: params.measurementId, version: body.version };
      const current = () => measurementOf(trx, child, seen.id);
      const stored = await measurements.requireUnchanged(trx, child, seen, current);
      const asked = entering(parent, now);
      await changeMeasurements(trx, child, { lives, today: asked.today, now }, async (birthWeightKg) => {
        const facts = measurementFacts({ ...child, birthWeightKg }, body, asked, stored);
        if (!isSame(stored, facts)) await measurements.update(trx, child, seen.id, facts, now);
      });
      return current();
    }),
  );

  handle(app, removeMeasurement, ({ db, parent, now }, { params, body }) =>
    tx(db, async (trx) => {
      const child = await requireChildToEdit(trx, parent, params.childId);
      const seen = { id: params.measurementId, version: body.version };
      await measurements.requireUnchanged(trx, child, seen, () => measurementOf(trx, child, seen.id));
      const { today } = entering(parent, now);
      await changeMeasurements(trx, child, { lives, today, now }, () => measurements.delete(trx, child, seen.id));
      return {};
    }),
  );

  handle(app, readMeasurementsAsFhir, serveFhir);
  handle(app, readReferenceTable, referenceTable);
  handle(app, lookUpPercentiles, percentilesAt);
  handle(app, downloadCsv, serveCsv);
  handle(app, previewCsv, preview);
  handle(app, addCsv, (ask, input) => addAll(ask, input, lives));
}
