import type { CodeableConcept, Coding } from '#domain/fhir/coding.ts';
import type { DoseEvaluation, DoseReason, DoseStatus } from '../assessment.ts';
import { HL7, IMMDS } from './codes.ts';
import type { FhirDose, SubStandardBy } from './dose.ts';

/** Source: HL7 FHIR 4.0.1, code system immunization-evaluation-dose-status. */
const VALID: Coding = { system: `${HL7}immunization-evaluation-dose-status`, code: 'valid', display: 'Valid' };
const NOT_VALID: Coding = { ...VALID, code: 'notvalid', display: 'Not valid' };

/** R4 has two statuses; CDSi's four are added as text. */
export const DOSE_STATUSES: Readonly<Record<DoseStatus, CodeableConcept>> = {
  valid: { coding: [VALID], text: 'Valid' },
  'not-valid': { coding: [NOT_VALID], text: 'Not valid' },
  extraneous: { coding: [NOT_VALID], text: 'Extraneous: does not count, and needs no repeat' },
  'sub-standard': { coding: [NOT_VALID], text: 'Sub-standard: not evaluated, must be repeated' },
};

/** Source: HL7 FHIR 4.0.1, code system immunization-evaluation-dose-status-reason. */
function r4(code: string, display: string): Coding {
  return { system: `${HL7}immunization-evaluation-dose-status-reason`, code, display };
}

/** Source: HL7's ImmDS 1.0.0, code system StatusReason. */
function immds(code: string, display: string): Coding {
  return { system: `${IMMDS}StatusReason`, code, display };
}

const OUTSIDE_SCHEDULE = r4('outsidesched', 'Administered outside recommended schedule');
const INAPPROPRIATE = immds('inappropriate', 'Inappropriate Vaccine');

/** HL7 has no code for a dose after the last one. */
const REASONS: Readonly<Record<DoseReason, CodeableConcept>> = {
  'age-too-young': { coding: [OUTSIDE_SCHEDULE, immds('tooyoung', 'Patient Too Young')], text: 'Age too young' },
  'age-too-old': { coding: [OUTSIDE_SCHEDULE, immds('tooold', 'Patient Too Old')], text: 'Age too old' },
  'interval-too-short': {
    coding: [OUTSIDE_SCHEDULE, immds('toosoon', 'Administered Too Soon')],
    text: 'Interval too short',
  },
  'live-vaccine-conflict': {
    coding: [immds('productconflict', 'Product Conflict')],
    text: 'Too soon after another live vaccine',
  },
  'inadvertent-vaccine': { coding: [INAPPROPRIATE], text: 'Inadvertent vaccine for this dose' },
  'vaccine-not-allowed': { coding: [INAPPROPRIATE], text: 'Neither preferable nor allowable for this dose' },
  'series-already-complete': { text: 'Given after the series was complete' },
};

const SUB_STANDARD: Readonly<Record<SubStandardBy, CodeableConcept>> = {
  'partial-dose': { coding: [immds('quantity', 'Insufficient Quantity')], text: 'Partial dose' },
  'cold-chain-break': {
    coding: [r4('coldchbrk', 'Cold chain break'), immds('storage', 'Adverse Storage Conditions')],
    text: 'Cold chain broken',
  },
  recall: { coding: [r4('prodrecall', 'Product recall'), immds('recall', 'Recalled Product')], text: 'Recalled' },
};
const EXPIRED: CodeableConcept = {
  coding: [r4('explot', 'Expired lot'), immds('expired', 'Past Expiration Date')],
  text: 'Lot expired before the dose was given',
};
const NOT_EVALUATED: CodeableConcept = {
  coding: [immds('notevaluated', 'Not Evaluated')],
  text: 'Recalled, not kept cold or not given in full',
};

/** Empty if the dose counts. */
export function reasonsOf({ status, reasons }: DoseEvaluation, dose: FhirDose): CodeableConcept[] {
  if (status !== 'sub-standard') return reasons.map((reason) => REASONS[reason]);
  if (!dose.isSubStandard) return [EXPIRED];
  return [dose.subStandardBy ? SUB_STANDARD[dose.subStandardBy] : NOT_EVALUATED];
}
