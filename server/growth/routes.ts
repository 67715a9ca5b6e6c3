import { measurementEndpoints } from '#contract/growth.ts';
import { readMeasurementsAsFhir } from '#contract/growth/fhir.ts';
import { lookUpPercentiles, readReferenceTable } from '#contract/growth/reference-table.ts';
import { readGrowthSummary } from '#contract/growth/summary.ts';
import { addCsv, downloadCsv, previewCsv } from '#contract/growth/csv.ts';
import { serveEntries } from '#server/children/service/serve-entries.ts';
import { handle } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import { measurements } from './queries.ts';
import { measurementReplies } from './replies.ts';
import { serveFhir } from './routes/fhir.ts';
import { percentilesAt, referenceTable } from './routes/reference-table.ts';
import { addAll, preview, serveCsv } from './routes/csv.ts';
import { summarize } from './routes/summary.ts';
import { measurementFacts } from './rules.ts';
import { changeMeasurements, type Lives } from './service.ts';

export function routes(app: App, lives: Lives): void {
  serveEntries(app, measurementEndpoints, {
    stored: measurements,
    replies: measurementReplies,
    facts: measurementFacts,
    within: (trx, child, at, write) => changeMeasurements(trx, child, { lives, ...at }, write),
  });

  handle(app, readGrowthSummary, summarize);
  handle(app, readMeasurementsAsFhir, serveFhir);
  handle(app, readReferenceTable, referenceTable);
  handle(app, lookUpPercentiles, percentilesAt);
  handle(app, downloadCsv, serveCsv);
  handle(app, previewCsv, preview);
  handle(app, addCsv, (ask, input) => addAll(ask, input, lives));
}
