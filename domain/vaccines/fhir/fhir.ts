import { bundleOf, type Bundle } from '#domain/fhir/bundle.ts';
import { patientOf, type FhirChild, type Patient } from '#domain/fhir/patient.ts';
import type { Assessment, Finding, GivenObservation } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import { contraindicatedProducts } from './contraindicated.ts';
import type { FhirDose } from './dose.ts';
import { immunizationEvaluationOf, protocolOf, toldEvaluations, type ImmunizationEvaluation } from './evaluation.ts';
import { immunizationOf, type Immunization } from './immunization.ts';
import { immunizationRecommendationOf, type ImmunizationRecommendation } from './recommendation.ts';

/** What is known of a child's vaccines. */
export type VaccineRecord = {
  readonly child: FhirChild;
  /** In the order in which they were handed in for the assessment. */
  readonly doses: readonly FhirDose[];
  readonly observations?: readonly GivenObservation[];
};

export type VaccineResource = Patient | Immunization | ImmunizationEvaluation | ImmunizationRecommendation;

/**
 * A child's vaccines as FHIR R4 tells them: the child, each dose, what became of it, and what is next.
 *
 * A dose on a day before birth or still to come was not given, and is left out; a dose that was written down twice is told
 * once, as the one that was judged. The findings of the assessment name what was left out.
 *
 * The same dose and the same evaluation have the same id in every bundle, so that whoever takes one in twice can tell.
 *
 * @param assessment made of just these doses
 * @param edition    the one that it was made with
 * @param madeAt     the instant of making, ISO 8601 in UTC
 *
 * Source: HL7 FHIR 4.0.1.
 */
export function fhirVaccineBundle(
  { child, doses, observations = [] }: VaccineRecord,
  assessment: Assessment,
  edition: Edition,
  madeAt: string,
): Bundle<VaccineResource> {
  const evaluations = toldEvaluations(assessment, doses);
  const immunizations = givenDoses(doses, assessment).map((dose) => {
    const ofDose = evaluations.filter((told) => told.dose === dose);
    const protocols = ofDose.flatMap((told) => protocolOf(told, assessment.edition));
    return immunizationOf(child, dose, edition.products, protocols);
  });
  const patient = { bornOn: child.bornOn, sex: child.gender ?? 'unknown', observations };
  const contraindicated = contraindicatedProducts(edition, patient, assessment.asOf);
  const grounds = { child, observations, evaluations, edition, contraindicated };
  return bundleOf<VaccineResource>(
    [
      patientOf(child),
      ...immunizations,
      ...evaluations.map((told) => immunizationEvaluationOf(child, told, assessment)),
      ...immunizationRecommendationOf(grounds, assessment),
    ],
    madeAt,
  );
}

/** A dose of which this was found was not given, or not once more, while FHIR could only call it completed. */
const NOT_GIVEN: ReadonlySet<Finding['why']> = new Set(['before-birth', 'in-the-future', 'same-dose-twice']);

function givenDoses(doses: readonly FhirDose[], { findings }: Assessment): readonly FhirDose[] {
  // Then every dose is before birth or still to come, and none is judged by itself.
  if (findings.some(({ why }) => why === 'assessed-before-birth')) return [];
  const notGiven = new Set(findings.filter(({ why }) => NOT_GIVEN.has(why)).map(({ dose }) => dose));
  return doses.filter((_, place) => !notGiven.has(place));
}
