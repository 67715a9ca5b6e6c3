import * as z from 'zod/mini';
import { GENDERS } from '#domain/children/child.ts';
import { MEASURES } from '#domain/growth/value-text.ts';
import { endpoint } from '#contract/endpoint.ts';
import { specified } from '#contract/stored.ts';

const Measure = z.enum(MEASURES, { error: 'Measure is weight, height or head' });

const ageError = 'Age in months must be a number, 0 or more, such as 4.5';
/** Whole or with a fraction. */
const AgeMonths = z.pipe(
  z.string({ error: ageError }).check(z.regex(/^\d{1,4}(\.\d{1,15})?$/, { error: ageError })),
  z.transform(Number),
);
/** Anything but male is looked up as female. */
const AnyGender = z.optional(z.string().check(z.maxLength(60, { error: 'This can have at most 60 characters' })));

/** The nine percentiles at one age, in kg or cm. */
export const ReferencePercentiles = z.object({
  ageMonths: z.number(),
  p3: specified(z.number(), 'growth reference tables.p3'),
  p5: specified(z.number(), 'growth reference tables.p5'),
  p10: specified(z.number(), 'growth reference tables.p10'),
  p25: specified(z.number(), 'growth reference tables.p25'),
  p50: specified(z.number(), 'growth reference tables.p50'),
  p75: specified(z.number(), 'growth reference tables.p75'),
  p90: specified(z.number(), 'growth reference tables.p90'),
  p95: specified(z.number(), 'growth reference tables.p95'),
  p97: specified(z.number(), 'growth reference tables.p97'),
});

const about = {
  measure: Measure,
  gender: z.enum(GENDERS),
  unit: z.enum(['kg', 'cm']),
  source: z.string(),
  edition: z.string(),
};

export const readReferenceTable = endpoint({
  method: 'GET',
  path: '/api/growth/reference-tables/:measure',
  who: 'signed in',
  summary: "A measure's nine percentiles at thirteen ages for a gender; anything but male is read as female.",
  params: z.object({ measure: Measure }),
  query: z.strictObject({ gender: AnyGender }),
  reply: z.object({ ...about, rows: z.array(ReferencePercentiles) }),
  spec: ['growth reference tables'],
});

export const lookUpPercentiles = endpoint({
  method: 'GET',
  path: '/api/growth/reference-tables/:measure/percentiles',
  who: 'signed in',
  summary:
    "A measure's nine percentiles at an age in months, interpolated linearly between two rows; 24 months at most.",
  params: z.object({ measure: Measure }),
  query: z.strictObject({ gender: AnyGender, ageMonths: AgeMonths }),
  reply: z.object({ ...about, ...ReferencePercentiles.shape }),
  spec: ['percentile lookup'],
});
