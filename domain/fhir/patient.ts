import type { Day } from '#domain/time/day.ts';
import { fhirText } from './text.ts';

export type FhirChild = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly bornOn: Day;
  readonly gender: 'female' | 'male' | null;
};

export type Patient = {
  readonly resourceType: 'Patient';
  readonly id: string;
  readonly name: readonly { readonly text: string; readonly family?: string; readonly given: readonly string[] }[];
  readonly gender: 'female' | 'male' | 'unknown';
  readonly birthDate: Day;
};

/**
 * Only what a clinic needs to file the entries.
 *
 * Source: HL7 FHIR 4.0.1, Patient.
 */
export function fhirPatientOf({ id, firstName, lastName, bornOn, gender }: FhirChild): Patient {
  const given = fhirText(firstName);
  const family = fhirText(lastName ?? '');
  const name = { text: fhirText(`${firstName} ${lastName ?? ''}`), given: [given] };
  return {
    resourceType: 'Patient',
    id,
    name: [family === '' ? name : { ...name, family }],
    gender: gender ?? 'unknown',
    birthDate: bornOn,
  };
}
