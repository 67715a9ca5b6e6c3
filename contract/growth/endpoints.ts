import type { Endpoint } from '#contract/endpoint.ts';
import { measurementEndpoints } from '../growth.ts';
import { addCsv, downloadCsv, previewCsv } from './csv.ts';
import { readMeasurementsAsFhir } from './fhir.ts';
import { lookUpPercentiles, readReferenceTable } from './reference-table.ts';
import { readGrowthSummary } from './summary.ts';

export const growthEndpoints = {
  listMeasurements: measurementEndpoints.list,
  addMeasurement: measurementEndpoints.add,
  changeMeasurement: measurementEndpoints.change,
  removeMeasurement: measurementEndpoints.remove,
  readGrowthSummary,
  readMeasurementsAsFhir,
  readReferenceTable,
  lookUpPercentiles,
  downloadCsv,
  previewCsv,
  addCsv,
} as const satisfies Record<string, Endpoint>;
