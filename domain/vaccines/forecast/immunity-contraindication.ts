import type { Duration } from '../duration.ts';
import type { Antigen, Contraindication, Edition, Product } from '../edition.ts';
import { isNoted, isOfAge } from '../organize/patient.ts';
import type { ObservationCode } from '../supporting-data.ts';
import type { ImmuneBy, PatientAntigen, Situation, TargetDose } from '../organize/patient-series.ts';

/**
 * Null without evidence.
 *
 * Source: CDSi logic specification 4.6, section 7.2, table 7-3. An unknown country makes nobody immune (ours).
 */
export function immunityOf({ patient }: Situation, { immuneBy, immuneByBirth }: Antigen): ImmuneBy | null {
  const { observations, bornOn, country } = patient;
  const observation = immuneBy.find((code) => observations.has(code));
  if (observation !== undefined) return { observation };
  const birth = immuneByBirth.find(
    (of) =>
      bornOn < of.before &&
      !of.except.some((code) => observations.has(code)) &&
      (of.country === null || of.country === country),
  );
  return birth ? { bornBefore: birth.before } : null;
}

/**
 * Of an antigen or of single products.
 *
 * Source: CDSi logic specification 4.6, section 7.3, tables 7-5 and 7-6, CALCDTCI-1 and -2.
 */
export function contraindicationsThatHold<Of extends Contraindication>(
  { patient, asOf }: Pick<Situation, 'patient' | 'asOf'>,
  contraindications: readonly Of[],
): readonly Of[] {
  if (patient.observations.size === 0) return [];
  return contraindications.filter((of) => isNoted(patient, of, asOf));
}

/** The ages at which what is noted no longer contraindicates an antigen, such as 8 months of the mother's RSV vaccine. */
export function contraindicatedUntil(
  { edition, patient: { observations } }: ContraindicatedOf,
  antigen: string,
): readonly Duration[] {
  if (observations.size === 0) return [];
  const { contraindications = [] } = edition.antigens.find(({ name }) => name === antigen) ?? {};
  return contraindications.flatMap(({ observation, ages: { to } }) => (to && observations.has(observation) ? to : []));
}

type ContraindicatedOf = {
  readonly edition: Pick<Edition, 'antigens'>;
  readonly patient: { readonly observations: { readonly size: number; has: (code: ObservationCode) => boolean } };
};

export function isProductContraindicated(
  { patient, asOf }: Pick<Situation, 'patient' | 'asOf'>,
  { vaccineContraindications }: Pick<PatientAntigen, 'vaccineContraindications'>,
  productIndex: number,
): boolean {
  return vaccineContraindications.some(({ products }) => {
    const ages = products.get(productIndex);
    return ages !== undefined && isOfAge(patient.bornOn, ages, asOf);
  });
}

/** From the data of any antigen (table 7-6). */
export function productContraindications(
  child: Pick<Situation, 'patient' | 'asOf'>,
  antigens: readonly Antigen[],
): (product: Product) => boolean {
  const holding = antigens.map(({ vaccineContraindications }) => ({
    vaccineContraindications: contraindicationsThatHold(child, vaccineContraindications),
  }));
  return ({ index }) => holding.some((of) => isProductContraindicated(child, of, index));
}

/** The antigen, or every preferable product of the target dose (section 7.3, table 7-7). */
export function isContraindicated(situation: Situation, antigen: PatientAntigen, { definition }: TargetDose): boolean {
  if (antigen.contraindications.length > 0) return true;
  const { items } = definition.preferable;
  return items.length > 0 && items.every(({ product }) => isProductContraindicated(situation, antigen, product.index));
}
