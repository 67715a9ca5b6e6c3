import fc from 'fast-check';
import type { growthEndpoints } from '#contract/growth/endpoints.ts';
import { parseLength } from '#domain/growth/typed.ts';
import { tenthMmOfCm } from '#domain/growth/units.ts';
import { dayFromAgeMonths } from '#domain/time/age.ts';
import { addDays } from '#domain/time/day.ts';
import { newId } from '#server/db/id.ts';
import type { Tables } from '#server/db/tables.ts';
import { aMeasurement, type Family } from '../family.ts';
import { aWeightCsv } from '../files/csv-files.ts';
import { toAccounts, toEveryViewer, toEveryEditor, type AccessTo } from './access.ts';
import { entryColumns, type Columns } from './columns.ts';
import { bornOn, note, planted, weight, type Drawn, type Generated } from './generated.ts';
import type { Told } from './privacy.ts';
import type { RequestsTo } from './requests.ts';

export { demo } from './demo/growth.ts';

export const access: AccessTo<typeof growthEndpoints> = {
  // Measurement: viewers read, co-parents and the primary parent do everything.
  listMeasurements: toEveryViewer,
  addMeasurement: toEveryEditor,
  changeMeasurement: toEveryEditor,
  removeMeasurement: toEveryEditor,
  readGrowthSummary: toEveryViewer,
  readMeasurementsAsFhir: toEveryViewer,
  downloadCsv: toEveryViewer,
  previewCsv: toEveryEditor,
  addCsv: toEveryEditor,

  // Reference tables: published, the same for every account.
  readReferenceTable: toAccounts,
  lookUpPercentiles: toAccounts,
};

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

export const told: Told = [
  ['Each measurement: its day', 'measurements.measured_on'],
  ['the age in months where a file says no more', 'measurements.age_in_months_only'],
  [
    'weight, length or height, lying or standing',
    'measurements.weight_g measurements.height_tenth_mm measurements.position',
  ],
  ['head circumference', 'measurements.head_tenth_mm'],
  ['also as you typed them', 'measurements.weight_text measurements.height_text measurements.head_text'],
  ['where it was taken, your note', 'measurements.place measurements.note'],
  ['which unlikely values you said are right', 'measurements.kept'],
];

export const requests: RequestsTo<typeof growthEndpoints> = {
  listMeasurements: async ({ child }) => ({ params: { childId: child.id } }),
  addMeasurement: async ({ child }) => ({ params: { childId: child.id }, body: { id: newId(), ...atThreeMonths } }),
  changeMeasurement: async (family) => ({
    params: await ofAMeasurement(family),
    body: { ...atThreeMonths, version: 1 },
  }),
  removeMeasurement: async (family) => ({ params: await ofAMeasurement(family), body: { version: 1 } }),
  readGrowthSummary: async ({ child }) => ({ params: { childId: child.id } }),
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

const tenthMmOf = (text: string) => tenthMmOfCm(parseLength(text, 'metric')?.value ?? Number.NaN);
const length = fc
  .constantFrom('63.2 cm', '63,2 cm', '632 mm', '24.9 in', '24 7/8"', '25 inches', '50. cm')
  .map((text) => ({ tenthMm: tenthMmOf(text), text }));
const head = fc
  .constantFrom('34 cm', '340 mm', '13 3/8 in', '13.4"')
  .map((text) => ({ head_tenth_mm: tenthMmOf(text), head_text: text }));

const measurement = fc.record({
  months: fc.option(fc.integer({ min: 0, max: 10 })),
  afterDays: fc.integer({ min: 0, max: 320 }),
  weight,
  length: fc.option(length),
  head: fc.option(head),
  isTyped: fc.boolean(),
  position: fc.constantFrom('lying' as const, 'standing' as const, null),
  place: fc.constantFrom('home' as const, 'doctor' as const, null),
  note: fc.option(note),
  kept: fc.subarray(['weightKg', 'heightCm', 'headCm']),
});

export const generated: Generated<'measurements'> = {
  measurements: planted(fc.array(measurement, { maxLength: 8 }), async (all, home, child, parent) => {
    for (const one of all) await aMeasurement(home, child, parent, measurementOf(one));
  }),
};

function measurementOf(drawn: Drawn<typeof measurement>): Partial<Tables['measurements']> {
  const { months, afterDays, isTyped } = drawn;
  const texts = { weight_text: drawn.weight.weight_text, height_text: drawn.length?.text ?? null };
  return {
    measured_on: months === null ? addDays(bornOn, afterDays) : dayFromAgeMonths(bornOn, months),
    age_in_months_only: months,
    weight_g: drawn.weight.weight_g,
    height_tenth_mm: drawn.length?.tenthMm ?? null,
    position: drawn.length ? drawn.position : null,
    head_tenth_mm: drawn.head?.head_tenth_mm ?? null,
    ...(isTyped ? texts : { weight_text: null, height_text: null }),
    head_text: isTyped ? (drawn.head?.head_text ?? null) : null,
    place: drawn.place,
    note: drawn.note,
    kept: JSON.stringify(drawn.kept),
  };
}
