import type { Antigen, Indication, Series } from './edition.ts';
import { isOfAge } from './patient.ts';
import type { PatientFacts } from './patient.ts';
import type { Situation } from './patient-series.ts';

/**
 * The series of an antigen that apply to a child: those for its sex that are standard or only evaluated, and those for
 * a risk that it is known to have at its age.
 *
 * Source: CDSi logic specification 4.6, chapter 5, tables 5-4 and 5-5.
 */
export function relevantSeries(situation: Situation, { series }: Antigen): readonly Series[] {
  const { patient, trace } = situation;
  return series.filter((of) => {
    const isRelevant =
      isForSex(of, patient) &&
      (of.type !== 'risk' || of.indications.some((indication) => isIndicated(situation, indication)));
    trace?.({
      step: '5',
      rule: of.type === 'risk' ? 'TABLE 5-5' : 'TABLE 5-4',
      antigen: of.antigen,
      series: of.name,
      outcome: isRelevant ? 'relevant' : 'not-relevant',
      saw: { type: of.type, sex: patient.sex },
    });
    return isRelevant;
  });
}

function isForSex({ sexes }: Series, { sex }: PatientFacts): boolean {
  return sexes === null || sexes.includes(sex);
}

/** Whether a child has what a series is for, at its age (CALCDTIND-1 and -2). */
export function isIndicated({ patient, asOf }: Situation, indication: Indication): boolean {
  return patient.observations.has(indication.observation) && isOfAge(patient.bornOn, indication, asOf);
}
