import type { GivenDose } from '../assessment.ts';

/** A dose as it is told to a clinic, or as a clinic tells it. */
export type FhirDose = GivenDose & {
  /** A uuid that stays the same as long as the dose is kept. */
  readonly id: string;
  readonly lot?: string | null;
  readonly source?: DoseSource | null;
  /** Why it must be repeated, where that is known. */
  readonly subStandardBy?: SubStandardBy | null;
  readonly note?: string | null;
};

/** Who says that a dose was given. */
export type DoseSource =
  /** Who gave it. */
  | 'giver'
  /** Somebody else who gives vaccines. */
  | 'provider'
  /** A vaccination card or letter. */
  | 'record'
  /** What a parent remembers. */
  | 'recall'
  | 'school'
  /** The registry of a state or city. */
  | 'registry';

export type SubStandardBy = 'partial-dose' | 'cold-chain-break' | 'recall';
