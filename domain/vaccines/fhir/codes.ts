import type { Reference } from '#domain/fhir/bundle.ts';
import type { CodeableConcept, Coding } from '#domain/fhir/coding.ts';
import { fhirText } from '#domain/fhir/text.ts';
import type { Edition } from '../edition.ts';
import type { DoseSource, SubStandardBy } from './dose.ts';
import type { NotGiven } from './not-given.ts';

/** Source: HL7 FHIR 4.0.1, value set vaccine-code. */
export const CVX = 'http://hl7.org/fhir/sid/cvx';
/** Source: HL7 Terminology, code system MVX 3.0.1. */
export const MVX = 'http://hl7.org/fhir/sid/mvx';
/** Code systems of FHIR R4. */
export const HL7 = 'http://terminology.hl7.org/CodeSystem/';
/** Code systems of HL7's ImmDS guide 1.0.0. */
export const IMMDS = 'http://hl7.org/fhir/us/immds/CodeSystem/';
const SNOMED = 'http://snomed.info/sct';

/**
 * `primarySource` marks a dose reported by whoever gave it.
 *
 * Source: HL7 FHIR 4.0.1, code system immunization-origin.
 */
export const ORIGINS = {
  provider: { system: `${HL7}immunization-origin`, code: 'provider', display: 'Other Provider' },
  record: { system: `${HL7}immunization-origin`, code: 'record', display: 'Written Record' },
  recall: { system: `${HL7}immunization-origin`, code: 'recall', display: 'Parent/Guardian/Patient Recall' },
  school: { system: `${HL7}immunization-origin`, code: 'school', display: 'School Record' },
  registry: { system: `${HL7}immunization-origin`, code: 'jurisdiction', display: 'Jurisdictional IIS' },
} as const satisfies Record<Exclude<DoseSource, 'giver'>, Coding>;

/** Source: HL7 FHIR 4.0.1, code system immunization-subpotent-reason. */
export const SUBPOTENT_REASONS = {
  'partial-dose': { system: `${HL7}immunization-subpotent-reason`, code: 'partial', display: 'Partial Dose' },
  'cold-chain-break': {
    system: `${HL7}immunization-subpotent-reason`,
    code: 'coldchainbreak',
    display: 'Cold Chain Break',
  },
  recall: { system: `${HL7}immunization-subpotent-reason`, code: 'recall', display: 'Manufacturer Recall' },
} as const satisfies Record<SubStandardBy, Coding>;

/** Source: HL7 FHIR 4.0.1, value set immunization-status-reason, from HL7's code system ActReason of version 3. */
export const NOT_DONE_REASONS: Readonly<Record<NotGiven['decision'], Coding | null>> = {
  declined: { system: `${HL7}v3-ActReason`, code: 'PATOBJ', display: 'patient objection' },
  deferred: null,
};

/**
 * By CDSi antigen. Meningococcal B, Chikungunya, Ebola and Orthopoxvirus have none: HL7's lists miss them or mean
 * another disease.
 *
 * Source: HL7's International Patient Summary 2.0.0, value set target-diseases-uv-ips, which includes the codes of FHIR
 * 4.0.1's immunization-target-disease; for Dengue, Pneumococcal, RSV and Zoster HL7's ImmDS 1.0.0, value set
 * targetDisease.
 */
export const DISEASES: ReadonlyMap<string, string> = new Map([
  ['Cholera', '63650001'],
  ['COVID-19', '840539006'],
  ['Dengue', '38362002'],
  ['Diphtheria', '397430003'],
  ['HepA', '40468003'],
  ['HepB', '66071002'],
  ['Hib', '709410003'],
  ['HPV', '240532009'],
  ['Influenza', '6142004'],
  ['Japanese Encephalitis', '52947006'],
  ['Measles', '14189004'],
  ['Meningococcal', '23511006'],
  ['Mumps', '36989005'],
  ['Pertussis', '27836007'],
  ['Pneumococcal', '16814004'],
  ['Polio', '398102009'],
  ['Rabies', '14168008'],
  ['Rotavirus', '18624000'],
  ['RSV', '55735004'],
  ['Rubella', '36653000'],
  ['TBE', '712986001'],
  ['Tetanus', '76902006'],
  ['Typhoid', '4834000'],
  ['Varicella', '38907003'],
  ['Yellow Fever', '16541001'],
  ['Zoster', '4740000'],
]);

export function diseaseOf(antigen: string): CodeableConcept {
  const code = DISEASES.get(antigen);
  return { ...(code !== undefined && { coding: [{ system: SNOMED, code }] }), text: antigen };
}

/**
 * @param products of the edition; unknown ones have no name
 * @param brand as recorded; replaces the product's name
 */
export function vaccineConcept(cvx: string, products: Edition['products'], brand = ''): CodeableConcept {
  const name = products.get(cvx)?.name;
  const text = fhirText(brand);
  const coding = { system: CVX, code: cvx, ...(name !== undefined && { display: name }) };
  const isCode = /^\S+$/.test(cvx);
  if (!isCode) return { text: text === '' ? 'Vaccine not known' : text };
  return { coding: [coding], ...(text !== '' && { text }) };
}

/** @param list by its name, where the child follows another than CDC's data */
export function authorityReference(edition: string, list?: string): Reference {
  const ofList = list === undefined ? '' : `; list: ${list}`;
  return { display: `CDC, Clinical Decision Support for Immunization: ${edition}${ofList}` };
}
