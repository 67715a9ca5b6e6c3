import { addMonths, type Day } from '#domain/time/day.ts';
import type { Patient } from '../assessment.ts';
import type { Cvx, ObservationCode } from '../supporting-data.ts';

/** Of flu. Source: CDC, names of the CVX codes. */
export const NASAL_SPRAYS: readonly Cvx[] = ['111', '149', '333'];

export function isSpray(cvx: Cvx): boolean {
  return NASAL_SPRAYS.includes(cvx);
}

/** The age from which it is given at all. Source: CDSi 4.64, influenza, age of the preferable product. */
export const SPRAY_FROM_MONTHS = 24;
/**
 * Source: AAP News 28(12), December 2007, p. 1: not under 5 years with recurrent wheezing or a wheezing episode in the
 * past 12 months. CDSi 4.64 contraindicates it until 4 years. That asthma is taken for it, whenever there was wheezing,
 * is ours.
 */
const WITH_ASTHMA_FROM_MONTHS = 60;
/** Source: CDSi 4.64, observations. */
export const ASTHMA: ObservationCode = '027';

type Child = Pick<Patient, 'bornOn' | 'observations'>;

/** Whether asthma is noted of a child who is old enough for the flu nasal spray, and under 5 years. */
export function isTooYoungForSprayWithAsthma({ bornOn, observations = [] }: Child, on: Day): boolean {
  return (
    observations.some(({ code }) => code === ASTHMA) &&
    on >= addMonths(bornOn, SPRAY_FROM_MONTHS) &&
    on < addMonths(bornOn, WITH_ASTHMA_FROM_MONTHS)
  );
}
