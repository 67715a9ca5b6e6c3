import type { Antigen, Series } from './edition.ts';
import { isOfAge } from './patient.ts';
import type { PatientFacts } from './patient.ts';
import type { Situation } from './patient-series.ts';

/**
 * The series of an antigen that apply to a child: those for its sex that are standard or only evaluated, and those for
 * a risk that it is known to have at its age.
 *
 * Source: CDSi logic specification 4.6, chapter 5, tables 5-4 and 5-5.
 */
export function relevantSeries({ patient, asOf, trace }: Situation, { series }: Antigen): readonly Series[] {
  return series.filter((of) => {
    const isRelevant = isForSex(of, patient) && (of.type !== 'risk' || isIndicated(of, patient, asOf));
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

function isIndicated({ indications }: Series, { bornOn, observations }: PatientFacts, asOf: number): boolean {
  return indications.some((of) => observations.has(of.observation) && isOfAge(bornOn, of, asOf));
}
