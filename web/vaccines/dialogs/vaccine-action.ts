import type { Dose, PlannedDose } from '#contract/vaccines.ts';
import type { KnownVaccines } from '../schedule/known-vaccines.ts';

/** What a parent has chosen to do, each in a dialog of its own. */
export type VaccineAction =
  | { readonly kind: 'give'; readonly rows: readonly PlannedDose[] }
  | { readonly kind: 'unmark'; readonly row: PlannedDose }
  | { readonly kind: 'notes'; readonly row: PlannedDose }
  | { readonly kind: 'decide'; readonly row: PlannedDose }
  | { readonly kind: 'correct'; readonly dose: Dose }
  | { readonly kind: 'authority' };

/** Begins one of them; null for whoever may look alone. */
export type Act = ((action: VaccineAction) => void) | null;

/** An action with what was shown when it was begun: it stays with its child whichever is active afterwards. */
export type Begun = { readonly action: VaccineAction; readonly known: KnownVaccines };
