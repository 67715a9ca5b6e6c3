import { addDuration } from '../duration.ts';
import type { Antigen, Series } from '../edition.ts';
import { birthPlus, isNoted, type PatientFacts } from './patient.ts';
import type { Situation } from './patient-series.ts';

const ADULT = { months: 19 * 12, days: 0, text: '19y' };

/**
 * Standard or evaluation-only series for the child's sex, and those for risks it has at its age.
 *
 * Source: CDSi logic specification 4.6, chapter 5, tables 5-4 and 5-5. Ours: adult series groups do not apply before 19
 * years, even if a dose counts in them; otherwise one dose would plan another in 48 years.
 */
export function relevantSeries(situation: Situation, antigen: Antigen): readonly Series[] {
  const relevant: Series[] = [];
  // Without observations, risk series are not traced.
  const hasRisks = situation.patient.observations.size > 0;
  for (const series of antigen.series) {
    const isRelevant = applies(situation, series);
    if (hasRisks || series.type !== 'risk') noteRelevance(situation, series, isRelevant ? 'relevant' : 'not-relevant');
    if (isRelevant) relevant.push(series);
  }
  const { patient, asOf } = situation;
  const adultOn = addDuration(patient.bornOn, ADULT);
  if (asOf >= adultOn) return relevant;
  const forChildren = relevant.filter((series) => !isForAdults(series, patient, adultOn));
  const groups = new Set(forChildren.map(({ seriesGroup }) => seriesGroup));
  return relevant.filter((series) => {
    const isOfGroup = groups.has(series.seriesGroup);
    if (!isOfGroup) noteRelevance(situation, series, 'for-adults');
    return isOfGroup;
  });
}

type Relevance = 'relevant' | 'not-relevant' | 'for-adults';

function noteRelevance({ patient, trace }: Situation, { type, antigen, name }: Series, outcome: Relevance): void {
  const table = type === 'risk' ? 'TABLE 5-5' : 'TABLE 5-4';
  trace?.({
    step: '5',
    rule: outcome === 'for-adults' ? 'ours' : table,
    antigen,
    series: name,
    outcome,
    saw: { type, sex: patient.sex },
  });
}

function applies({ patient, asOf }: Situation, { sexes, type, indications }: Series): boolean {
  const { sex, observations } = patient;
  if (sexes !== null && !sexes.includes(sex)) return false;
  if (type !== 'risk') return true;
  return observations.size > 0 && indications.some((of) => isNoted(patient, of, asOf));
}

function isForAdults({ minStart }: Series, { bornOn }: PatientFacts, adultOn: number): boolean {
  const start = birthPlus(bornOn, minStart);
  return start !== null && start >= adultOn;
}
