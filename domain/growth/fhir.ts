import { bundleOf, urnOf, type Bundle } from '#domain/fhir/bundle.ts';
import { LOINC, UCUM, type Coding } from '#domain/fhir/coding.ts';
import { fhirPatientOf, type FhirChild, type Patient } from '#domain/fhir/patient.ts';
import { fhirText } from '#domain/fhir/text.ts';
import { uuidOf } from '#domain/fhir/uuid.ts';
import type { Day } from '#domain/time/day.ts';
import type { Position } from './score/length.ts';
import { MEASURED_FIELDS, type MeasuredField } from './limits.ts';

/** In kg and cm. */
export type FhirMeasurement = Readonly<Record<MeasuredField, number | null>> & {
  readonly id: string;
  readonly measuredOn: Day;
  readonly ageGivenInMonthsOnly: boolean;
  readonly position: Position | null;
  readonly place: 'home' | 'doctor' | null;
  readonly note: string | null;
};

export type Observation = {
  readonly resourceType: 'Observation';
  readonly id: string;
  readonly meta: { readonly profile: readonly string[] };
  readonly status: 'final';
  readonly category: readonly { readonly coding: readonly Coding[] }[];
  readonly code: { readonly coding: readonly Coding[] };
  readonly subject: { readonly reference: string };
  readonly effectiveDateTime: Day;
  readonly valueQuantity: {
    readonly value: number;
    readonly unit: string;
    readonly system: string;
    readonly code: string;
  };
  readonly note?: readonly { readonly text: string }[];
};

const PROFILES = 'http://hl7.org/fhir/StructureDefinition/';
const VITAL_SIGNS: Coding = {
  system: 'http://terminology.hl7.org/CodeSystem/observation-category',
  code: 'vital-signs',
  display: 'Vital Signs',
};

/**
 * Source: HL7 FHIR 4.0.1, the profiles bodyweight, bodyheight and headcircum and their value sets ucum-bodyweight and
 * ucum-bodylength. Displays: HL7's Observation examples `example` and `body-length`, and US Core's head-circumference.
 */
const MEASURES = {
  weightKg: { profile: 'bodyweight', code: '29463-7', display: 'Body weight', unit: 'kg' },
  heightCm: { profile: 'bodyheight', code: '8302-2', display: 'Body height', unit: 'cm' },
  headCm: { profile: 'headcircum', code: '9843-4', display: 'Head Occipital-frontal circumference', unit: 'cm' },
} as const satisfies Record<MeasuredField, { profile: string; code: string; display: string; unit: string }>;

/**
 * Added to the code of height, which HL7's profile requires in any position.
 *
 * Source: HL7 FHIR 4.0.1, profile bodyheight and example body-length, for lying; HL7's value set
 * observation-vitalsign-measurement, 6.0.0-ballot4, for standing.
 */
const HEIGHT_BY_POSITION = {
  lying: { system: LOINC, code: '8306-3', display: 'Body height --lying' },
  standing: { system: LOINC, code: '8308-9', display: 'Body height --standing' },
} as const satisfies Record<Position, Coding>;

/**
 * The child, then an Observation for each value, in the given order. Ids are stable, so that a reader can skip
 * duplicates.
 *
 * @param madeAt ISO 8601 in UTC
 *
 * Source: HL7 FHIR 4.0.1, Bundle, Patient, Observation and the vital signs profile.
 */
export function fhirBundle(
  child: FhirChild,
  measurements: readonly FhirMeasurement[],
  madeAt: string,
): Bundle<Patient | Observation> {
  const observations = measurements.flatMap((measurement) => observationsOf(child, measurement));
  return bundleOf<Patient | Observation>([fhirPatientOf(child), ...observations], madeAt);
}

function observationsOf(child: FhirChild, measurement: FhirMeasurement): Observation[] {
  const note = notesOf(measurement).map((text) => ({ text }));
  return MEASURED_FIELDS.flatMap((field): Observation[] => {
    const value = measurement[field];
    if (value === null) return [];
    const { profile, unit } = MEASURES[field];
    return [
      {
        resourceType: 'Observation',
        id: uuidOf(`${measurement.id} ${field}`),
        meta: { profile: [`${PROFILES}${profile}`] },
        status: 'final',
        category: [{ coding: [VITAL_SIGNS] }],
        code: { coding: codingsOf(field, measurement.position) },
        subject: { reference: urnOf(child) },
        effectiveDateTime: measurement.measuredOn,
        valueQuantity: { value, unit, system: UCUM, code: unit },
        ...(note.length > 0 && { note }),
      },
    ];
  });
}

function codingsOf(field: MeasuredField, position: Position | null): Coding[] {
  const { code, display } = MEASURES[field];
  const measure = { system: LOINC, code, display };
  return field === 'heightCm' && position !== null ? [measure, HEIGHT_BY_POSITION[position]] : [measure];
}

const PLACE_TEXT = { home: 'Measured at home.', doctor: 'Measured at the doctor.' };

function notesOf({ place, ageGivenInMonthsOnly, note }: FhirMeasurement): string[] {
  const texts = [
    place === null ? '' : PLACE_TEXT[place],
    ageGivenInMonthsOnly ? 'Only the age in months was given; the day was worked out from it.' : '',
    fhirText(note ?? ''),
  ];
  return texts.filter((text) => text !== '');
}
