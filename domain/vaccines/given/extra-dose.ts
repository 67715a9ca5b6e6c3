import type { DoseEvaluation } from '../assessment.ts';

/**
 * Before travel abroad, and MMR in an outbreak. Source: CDC child and adolescent schedule 2025, notes of MMR and
 * hepatitis A.
 */
const GIVEN_EARLY: ReadonlySet<string> = new Set(['MMR', 'HepA']);

/**
 * Whether a dose counts for a risk only: given from 6 months for travel or an outbreak, before the first of the two
 * that every child needs.
 */
export function isExtraDose(evaluations: readonly DoseEvaluation[], of: DoseEvaluation): boolean {
  if (of.seriesType !== 'risk' || of.status !== 'valid' || !GIVEN_EARLY.has(of.vaccineGroup)) return false;
  return evaluations.some(
    ({ dose, antigen, seriesType, status, reason }) =>
      dose === of.dose &&
      antigen === of.antigen &&
      seriesType === 'standard' &&
      status === 'not-valid' &&
      reason === 'age-too-young',
  );
}
