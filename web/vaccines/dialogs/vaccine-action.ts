import type { Dose, PlannedDose } from '#contract/vaccines.ts';
import type { KnownVaccines } from '../known-vaccines.ts';

/** What a parent chose to do; each opens its own dialog. */
export type VaccineAction =
  | { readonly kind: 'give'; readonly rows: readonly PlannedDose[] }
  | { readonly kind: 'unmark'; readonly row: PlannedDose }
  | { readonly kind: 'notes'; readonly row: PlannedDose }
  | { readonly kind: 'decide'; readonly row: PlannedDose }
  | { readonly kind: 'correct'; readonly dose: Dose }
  | { readonly kind: 'conditions' }
  | { readonly kind: 'authority' };

/** Starts an action; null for viewers. */
export type Act = ((action: VaccineAction) => void) | null;

/** An action with the data shown when it began: it stays with its child even if the active child changes. */
export type OpenAction = { readonly action: VaccineAction; readonly known: KnownVaccines };
