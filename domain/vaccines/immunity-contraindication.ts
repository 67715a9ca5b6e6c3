import type { Antigen, Contraindication, VaccineContraindication } from './edition.ts';
import { isOfAge } from './patient.ts';
import type { Situation, TargetDose } from './patient-series.ts';

/**
 * Whether a child is known to be immune: by an observation, or by being born before a day.
 *
 * Source: CDSi logic specification 4.6, section 7.2, table 7-3. An unknown country makes nobody immune (ours).
 */
export function isImmune({ patient }: Situation, { immuneBy, immuneByBirth }: Antigen): boolean {
  const { observations, bornOn, country } = patient;
  return (
    immuneBy.some((code) => observations.has(code)) ||
    immuneByBirth.some(
      (of) =>
        bornOn < of.before &&
        !of.except.some((code) => observations.has(code)) &&
        (of.country === null || of.country === country),
    )
  );
}

/**
 * The contraindications of an antigen that hold for a child.
 *
 * Source: CDSi logic specification 4.6, section 7.3, table 7-5, CALCDTCI-1 and -2.
 */
export function antigenContraindications(situation: Situation, antigen: Antigen): readonly Contraindication[] {
  return antigen.contraindications.filter((of) => holds(situation, of));
}

/**
 * The contraindications of single products that hold for a child.
 *
 * Source: CDSi logic specification 4.6, section 7.3, table 7-6.
 */
export function vaccineContraindications(situation: Situation, antigen: Antigen): readonly VaccineContraindication[] {
  return antigen.vaccineContraindications.filter((of) => holds(situation, of));
}

function holds({ patient, asOf }: Situation, of: Contraindication): boolean {
  return patient.observations.has(of.observation) && isOfAge(patient.bornOn, of, asOf);
}

/** Whether a product must not be given to a child on the day of the assessment. */
export function isProductContraindicated(
  { patient, asOf }: Situation,
  contraindications: readonly VaccineContraindication[],
  productIndex: number,
): boolean {
  return contraindications.some(({ products }) => {
    const ages = products.get(productIndex);
    return ages !== undefined && isOfAge(patient.bornOn, ages, asOf);
  });
}

/** Whether no preferable product of a target dose is left (section 7.3, table 7-7). */
export function isEveryProductContraindicated(
  situation: Situation,
  contraindications: readonly VaccineContraindication[],
  { definition }: TargetDose,
): boolean {
  const { items } = definition.preferable;
  return (
    items.length > 0 &&
    items.every(({ product }) => isProductContraindicated(situation, contraindications, product.index))
  );
}
