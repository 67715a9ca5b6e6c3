import { urnOf, type Reference } from '#domain/fhir/bundle.ts';
import { UCUM, type CodeableConcept } from '#domain/fhir/coding.ts';
import type { FhirChild } from '#domain/fhir/patient.ts';
import { fhirText } from '#domain/fhir/text.ts';
import { isDay } from '#domain/time/day.ts';
import type { Edition } from '../edition.ts';
import { MVX, ORIGINS, SUBPOTENT_REASONS, vaccineConcept } from './codes.ts';
import type { FhirDose } from './dose.ts';

export type Immunization = {
  readonly resourceType: 'Immunization';
  readonly id: string;
  readonly status: 'completed' | 'not-done';
  readonly statusReason?: CodeableConcept;
  readonly vaccineCode: CodeableConcept;
  readonly patient: Reference;
  readonly occurrenceDateTime?: string;
  readonly occurrenceString?: string;
  readonly primarySource?: boolean;
  readonly reportOrigin?: CodeableConcept;
  readonly manufacturer?: Reference;
  readonly lotNumber?: string;
  readonly expirationDate?: string;
  readonly doseQuantity?: {
    readonly value: number;
    readonly unit: string;
    readonly system: string;
    readonly code: string;
  };
  readonly note?: readonly { readonly text: string }[];
  readonly isSubpotent?: true;
  readonly subpotentReason?: readonly CodeableConcept[];
  readonly protocolApplied?: readonly ProtocolApplied[];
};

export type ProtocolApplied = {
  readonly series: string;
  readonly authority: Reference;
  readonly targetDisease: readonly CodeableConcept[];
  readonly doseNumberPositiveInt: number;
};

/**
 * @param protocolApplied empty if the dose does not count
 *
 * Source: HL7 FHIR 4.0.1, Immunization.
 */
export function immunizationOf(
  child: FhirChild,
  dose: FhirDose,
  products: Edition['products'],
  protocolApplied: readonly ProtocolApplied[],
): Immunization {
  const lotNumber = fhirText(dose.lot ?? '');
  const note = fhirText(dose.note ?? '');
  return {
    resourceType: 'Immunization',
    id: dose.id,
    status: 'completed',
    vaccineCode: vaccineConcept(dose.cvx, products, dose.brand ?? ''),
    patient: { reference: urnOf(child) },
    ...occurrenceOf(dose),
    ...originOf(dose),
    ...makerOf(dose),
    ...(lotNumber !== '' && { lotNumber }),
    ...(dose.lotExpires && isFhirDate(dose.lotExpires) && { expirationDate: dose.lotExpires }),
    ...quantityOf(dose),
    ...(note !== '' && { note: [{ text: note }] }),
    ...subpotencyOf(dose),
    ...(protocolApplied.length > 0 && { protocolApplied }),
  };
}

/** FHIR has no year 0. */
function isFhirDate(text: string): boolean {
  return isDay(text.length === 'YYYY-MM'.length ? `${text}-01` : text) && !text.startsWith('0000');
}

function occurrenceOf({ givenOn, isDayLikely }: FhirDose): Partial<Immunization> {
  const day = givenOn.slice(0, 10);
  const known = isDayLikely ? day.slice(0, 'YYYY-MM'.length) : day;
  if (isDay(day) && isFhirDate(day)) return { occurrenceDateTime: known };
  const written = fhirText(givenOn);
  return { occurrenceString: written === '' ? 'Day not known' : written };
}

function originOf({ source }: FhirDose): Partial<Immunization> {
  if (!source) return {};
  if (source === 'giver') return { primarySource: true };
  return { primarySource: false, reportOrigin: { coding: [ORIGINS[source]] } };
}

function makerOf({ mvx }: FhirDose): Partial<Immunization> {
  const value = fhirText(mvx ?? '');
  return value === '' ? {} : { manufacturer: { identifier: { system: MVX, value }, display: value } };
}

function quantityOf({ ml }: FhirDose): Partial<Immunization> {
  const value = ml ?? 0;
  if (!(value > 0) || value === Infinity) return {};
  return { doseQuantity: { value, unit: 'mL', system: UCUM, code: 'mL' } };
}

function subpotencyOf({ isSubStandard, subStandardBy }: FhirDose): Partial<Immunization> {
  if (!isSubStandard) return {};
  const reason = subStandardBy ? { coding: [SUBPOTENT_REASONS[subStandardBy]] } : { text: 'Must be repeated' };
  return { isSubpotent: true, subpotentReason: [reason] };
}
