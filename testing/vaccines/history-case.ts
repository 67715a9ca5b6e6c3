import type { GroupForecast } from '#domain/vaccines/assessment.ts';
import { publishedEdition } from '#domain/vaccines/editions/editions-data.ts';
import { assess, next, verdicts } from './vaccines.ts';

const edition = publishedEdition('cdsi-4.64');

/** A history and its expected results for one vaccine group. */
export type HistoryCase = {
  readonly bornOn: string;
  readonly sex?: string;
  readonly observations?: readonly string[];
  /** Day, product, and verdict for the group's first antigen: '2025-09-01 88 valid'. */
  readonly given: readonly string[];
  readonly asOf: string;
  readonly group: string;
  /** Series group code; '1' is standard. */
  readonly of?: string;
  readonly is: Partial<Record<keyof GroupForecast, unknown>>;
};

const antigenOf: Readonly<Record<string, string>> = { 'DTaP/Tdap/Td': 'Diphtheria', MMR: 'Measles' };

export function assessCase({ given, group, of = '1', ...child }: HistoryCase) {
  const doses = given.map((text) => text.split(' ').slice(0, 2).join(' '));
  const assessment = assess(edition, { ...child, doses });
  return {
    forecast: next(assessment, { vaccineGroup: group, seriesGroup: of }),
    actual: verdicts(assessment, { antigen: antigenOf[group] ?? group, seriesGroup: of }),
    expected: given.map((text) => text.split(' ').slice(2).join(' ')),
  };
}

export const NO_DATES = { dose: null, earliest: null, recommended: null, pastDue: null };
