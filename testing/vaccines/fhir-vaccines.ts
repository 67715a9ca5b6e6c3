import type { FhirChild } from '#domain/fhir/patient.ts';
import { day } from '#domain/time/day.ts';
import type { Assessment, DoseEvaluation, GroupForecast } from '#domain/vaccines/assessment.ts';
import { compileEdition } from '#domain/vaccines/editions/compile-edition.ts';
import type { FhirDose } from '#domain/vaccines/fhir/dose.ts';
import { fhirVaccineBundle, type FhirRecord } from '#domain/vaccines/fhir/fhir.ts';
import { codeFaults, emptyOrDangling, fhirFaults } from '../fhir.ts';

export const edition = compileEdition(
  {
    vaccineGroups: {
      MMR: { antigens: ['Measles', 'Mumps', 'Rubella'], fullGroup: true },
      Varicella: { antigens: ['Varicella'] },
      HepB: { antigens: ['HepB'] },
    },
    cvx: {
      '03': { name: 'MMR', antigens: ['Measles', 'Mumps', 'Rubella'] },
      '21': { name: 'varicella', antigens: ['Varicella'] },
      '94': { name: 'MMRV', antigens: ['Measles', 'Mumps', 'Rubella', 'Varicella'] },
      '08': { name: 'Hep B, adolescent or pediatric', antigens: ['HepB'] },
    },
    conflicts: [],
    observations: { '003': { title: 'Immunocompromised' }, '104': { title: 'History of seizures' } },
    antigens: {
      Measles: {
        contraindications: { vaccine: [{ obs: '104', title: 'History of seizures', cvx: ['94'] }] },
        series: [],
      },
      Varicella: { contraindications: { antigen: [{ obs: '003', title: 'Immunocompromised' }] }, series: [] },
    },
  },
  'cdsi-4.64 + delta-4.65',
);

export const maya: FhirChild = {
  id: '0197a000-0000-7000-8000-00000000000a',
  firstName: 'Maya',
  lastName: 'Brooks',
  bornOn: day('2025-01-10'),
  gender: 'female',
};
/** Given on her first birthday. */
export const mmr: FhirDose = { id: '0197a000-0000-7000-8000-000000000001', givenOn: '2026-01-10', cvx: '03' };
export const tooYoung: DoseEvaluation = {
  dose: 0,
  antigen: 'Measles',
  series: 'Measles 2-dose series',
  seriesType: 'standard',
  seriesGroup: '1',
  vaccineGroup: 'MMR',
  target: 1,
  status: 'not-valid',
  reason: 'age-too-young',
  reasons: ['age-too-young'],
  isInGrace: false,
  isVolumeLow: false,
  isBestSeries: true,
  seriesStatus: 'not-complete',
};
export const counting: DoseEvaluation = { ...tooYoung, status: 'valid', reason: null, reasons: [] };
export const nextMmr: GroupForecast = {
  vaccineGroup: 'MMR',
  seriesGroup: '1',
  seriesGroupName: 'Standard',
  type: 'standard',
  status: 'not-complete',
  reasons: [],
  dose: 2,
  earliest: day('2026-02-07'),
  recommended: day('2029-01-10'),
  pastDue: day('2032-02-06'),
  latest: null,
  antigensNeeded: ['Measles', 'Mumps', 'Rubella'],
  products: [],
  guidance: [],
  series: ['Measles 2-dose series', 'Mumps 2-dose series', 'Rubella 2-dose series'],
};
const assessed: Assessment = {
  edition: 'cdsi-4.64 + delta-4.65',
  asOf: day('2026-11-21'),
  forecasts: [nextMmr],
  evaluations: [counting],
  findings: [],
};
export const madeAt = '2026-11-21T12:00:00.000Z';

/** Resources by kind, validated against HL7's schema. */
export function exported(record: Partial<FhirRecord>, assessment: Partial<Assessment> = {}) {
  const all = { child: maya, doses: [mmr], ...record };
  const bundle = fhirVaccineBundle(all, { ...assessed, ...assessment }, edition, madeAt);
  const faults = [...fhirFaults(JSON.parse(JSON.stringify(bundle))), ...codeFaults(bundle), ...emptyOrDangling(bundle)];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const resources = bundle.entry.map(({ resource }) => resource);
  return {
    bundle,
    resources,
    immunizations: resources.filter((one) => one.resourceType === 'Immunization'),
    evaluations: resources.filter((one) => one.resourceType === 'ImmunizationEvaluation'),
    recommendations: resources
      .filter((one) => one.resourceType === 'ImmunizationRecommendation')
      .flatMap(({ recommendation }) => recommendation),
  };
}

/** Undefined if the concept has only text. */
export function codesOf(concept?: { readonly coding?: readonly { readonly code: string }[] }): string[] | undefined {
  return concept?.coding?.map(({ code }) => code);
}
