import * as z from 'zod/mini';
import { LIMITS, limitProblem, type MeasuredField } from '#domain/growth/limits.ts';

const measured = (field: MeasuredField) => {
  const { least, most } = LIMITS[field];
  const error = limitProblem(field, Number.POSITIVE_INFINITY) ?? '';
  const notANumber = limitProblem(field, Number.NaN) ?? '';
  return z
    .number({ error: ({ input }) => (Number.isNaN(input) ? notANumber : error) })
    .check(z.minimum(least, { error }), z.maximum(most, { error }));
};

/** Kilograms, above 0 to 150. */
export const Weight = measured('weightKg');
/** Centimeters, lying or standing. */
export const Height = measured('heightCm');
/** Centimeters around the head. */
export const Head = measured('headCm');
