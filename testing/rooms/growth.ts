import type { growthEndpoints } from '#contract/growth/endpoints.ts';
import { newId } from '#server/db/id.ts';
import { aMeasurement, type Family } from '../family.ts';
import { aWeightCsv } from '../files/csv-files.ts';
import { toAccounts, toEveryViewer, toEveryEditor, type AccessTo } from './access.ts';
import { entryColumns, type Columns } from './columns.ts';
import type { RequestsTo } from './requests.ts';

/** Who may do what in growth. */
export const access: AccessTo<typeof growthEndpoints> = {
  // Measurement: viewers read, co-parents and the primary parent do everything.
  listMeasurements: toEveryViewer,
  addMeasurement: toEveryEditor,
  changeMeasurement: toEveryEditor,
  removeMeasurement: toEveryEditor,
  readMeasurementsAsFhir: toEveryViewer,
  downloadCsv: toEveryViewer,
  previewCsv: toEveryEditor,
  addCsv: toEveryEditor,

  // Reference tables: published, the same for every account.
  readReferenceTable: toAccounts,
  lookUpPercentiles: toAccounts,
};

/** The tables of growth. */
export const columns = {
  measurements: {
    child_id: 'text',
    id: 'text',
    measured_on: 'text',
    age_in_months_only: 'integer?',
    weight_g: 'integer?',
    weight_text: 'text?',
    height_tenth_mm: 'integer?',
    height_text: 'text?',
    position: 'text?',
    head_tenth_mm: 'integer?',
    head_text: 'text?',
    place: 'text?',
    note: 'text?',
    kept: 'text',
    ...entryColumns,
  },
} as const satisfies Partial<Columns>;

/** For each endpoint of growth a request that succeeds. */
export const requests: RequestsTo<typeof growthEndpoints> = {
  listMeasurements: async ({ child }) => ({ params: { childId: child.id } }),
  addMeasurement: async ({ child }) => ({ params: { childId: child.id }, body: { id: newId(), ...atThreeMonths } }),
  changeMeasurement: async (family) => ({
    params: await ofAMeasurement(family),
    body: { ...atThreeMonths, version: 1 },
  }),
  removeMeasurement: async (family) => ({ params: await ofAMeasurement(family), body: { version: 1 } }),
  readMeasurementsAsFhir: async ({ child }) => ({ params: { childId: child.id } }),
  readReferenceTable: async () => ({ params: { measure: 'weight' }, query: { gender: 'male' } }),
  lookUpPercentiles: async () => ({ params: { measure: 'weight' }, query: { gender: 'male', ageMonths: '4.5' } }),
  downloadCsv: async ({ child }) => ({ params: { childId: child.id } }),
  previewCsv: async ({ child }) => ({ params: { childId: child.id }, query: {}, upload: aWeightCsv() }),
  addCsv: async ({ child }) => ({ params: { childId: child.id }, query: {}, upload: aWeightCsv() }),
};

const atThreeMonths = {
  measuredOn: '2026-10-20',
  weightKg: 5.9,
  weightText: '5.9 kg',
  heightCm: 60.1,
  heightText: '60.1 cm',
  position: 'lying' as const,
  headCm: 39.6,
  headText: '39.6 cm',
  place: 'home' as const,
  note: 'Bathroom scale.',
  keep: [],
};

async function ofAMeasurement(family: Family) {
  const { id } = await aMeasurement(family, family.child, family.parent);
  return { childId: family.child.id, measurementId: id };
}
