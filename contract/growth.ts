import * as z from 'zod/mini';
import { AGE_MONTHS_PROBLEM, MEASURED_FIELDS } from '#domain/growth/limits.ts';
import { entryEndpoints } from '#contract/children/entry-endpoints.ts';
import { Id, line, paragraph } from '#contract/fields.ts';
import { day } from '#contract/entered-day.ts';
import { provenance, specified, StoredDay, StoredId } from '#contract/stored.ts';
import { Head, Height, Weight } from '#contract/measures.ts';

export const MeasuredField = z.enum(MEASURED_FIELDS, { error: 'This is not a measured field' });
export type MeasuredField = z.infer<typeof MeasuredField>;

export const Position = z.enum(['lying', 'standing'], { error: 'Position is lying or standing' });
export const Place = z.enum(['home', 'doctor'], { error: 'Place is home or doctor' });
const asTyped = z.optional(z.nullable(line(1, 40, { long: 'This can have at most 40 characters' })));
export const MeasuredOn = day('Date measured is required');
export const Note = paragraph(1000, 'A note can have at most 1000 characters');
export const AgeMonths = z
  .int({ error: AGE_MONTHS_PROBLEM })
  .check(z.minimum(0, { error: AGE_MONTHS_PROBLEM }), z.maximum(240, { error: AGE_MONTHS_PROBLEM }));

export const Measurement = z.object({
  id: specified(StoredId, 'growth_measurements.id'),
  childId: specified(StoredId, 'growth_measurements.newborn_id'),
  measuredOn: StoredDay,
  ageMonths: specified(z.int(), 'growth_measurements.age_months'),
  /** The day is then derived from the age. */
  ageGivenInMonthsOnly: z.boolean(),
  weightKg: specified(z.nullable(z.number()), 'growth_measurements.weight'),
  weightText: z.nullable(z.string()),
  heightCm: specified(z.nullable(z.number()), 'growth_measurements.height'),
  heightText: z.nullable(z.string()),
  position: z.nullable(Position),
  headCm: specified(z.nullable(z.number()), 'growth_measurements.head_circumference'),
  headText: z.nullable(z.string()),
  place: z.nullable(Place),
  note: z.nullable(z.string()),
  /** Unusual values that a parent confirmed. */
  kept: z.array(MeasuredField),
  ...provenance,
  madeAt: specified(provenance.madeAt, 'growth_measurements.created_at'),
});
export type Measurement = z.infer<typeof Measurement>;

const facts = {
  measuredOn: z.optional(MeasuredOn),
  ageMonths: z.optional(AgeMonths),
  weightKg: z.optional(z.nullable(Weight)),
  weightText: asTyped,
  heightCm: z.optional(z.nullable(Height)),
  heightText: asTyped,
  position: z.optional(z.nullable(Position)),
  headCm: z.optional(z.nullable(Head)),
  headText: asTyped,
  place: z.optional(z.nullable(Place)),
  note: z.optional(z.nullable(Note)),
  keep: z.optional(z.array(MeasuredField).check(z.maxLength(3))),
};

type Facts = { measuredOn?: unknown; ageMonths?: unknown; weightKg?: unknown; heightCm?: unknown; headCm?: unknown };
export const someValue = z.refine<Facts>((m) => (m.weightKg ?? m.heightCm ?? m.headCm) != null, {
  error: 'Enter at least one measurement',
  path: ['weightKg'],
});
const someDay = z.refine<Facts>((m) => (m.measuredOn ?? m.ageMonths) !== undefined, {
  error: 'Date measured is required',
  path: ['measuredOn'],
});

export const NewMeasurement = z.strictObject({ id: z.optional(Id), ...facts }).check(someDay, someValue);
export type NewMeasurement = z.infer<typeof NewMeasurement>;

export const ChangedMeasurement = z.strictObject({ ...facts, version: provenance.version }).check(someDay, someValue);
export type ChangedMeasurement = z.infer<typeof ChangedMeasurement>;

export const measurementEndpoints = entryEndpoints({
  noun: 'measurement',
  path: 'measurements',
  summary: "A child's measurements, oldest first, those of one day in the order they were added.",
  entry: Measurement,
  added: NewMeasurement,
  changed: ChangedMeasurement,
  expensive: true,
  spec: {
    list: ['rpc get_growth_measurements_for_child', 'select growth_measurements by newborn_id'],
    add: ['insert growth_measurements'],
    change: ['update growth_measurements'],
  },
});
