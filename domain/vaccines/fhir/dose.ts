import type { GivenDose } from '../assessment.ts';

export type FhirDose = GivenDose & {
  readonly id: string;
  readonly lot?: string | null;
  readonly source?: DoseSource | null;
  /** Why it must be repeated, if known. */
  readonly subStandardBy?: SubStandardBy | null;
  readonly note?: string | null;
};

export type DoseSource =
  | 'giver'
  /** Another provider. */
  | 'provider'
  /** A vaccination card or letter. */
  | 'record'
  /** A parent's memory. */
  | 'recall'
  | 'school'
  | 'registry';

export type SubStandardBy = 'partial-dose' | 'cold-chain-break' | 'recall';
