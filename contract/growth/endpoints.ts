import type { Endpoint } from '#contract/endpoint.ts';
import { addMeasurement, changeMeasurement, listMeasurements, removeMeasurement } from '../growth.ts';
import { addCsv, downloadCsv, previewCsv } from './csv.ts';
import { readMeasurementsAsFhir } from './fhir.ts';
import { lookUpPercentiles, readReferenceTable } from './reference-table.ts';

export const growthEndpoints = {
  listMeasurements,
  addMeasurement,
  changeMeasurement,
  removeMeasurement,
  readMeasurementsAsFhir,
  readReferenceTable,
  lookUpPercentiles,
  downloadCsv,
  previewCsv,
  addCsv,
} as const satisfies Record<string, Endpoint>;
