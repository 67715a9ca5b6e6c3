import type { PlannedDose } from '#contract/vaccines.ts';
import { elementRef } from '#web/client/form/element-ref.ts';

export function doseElementId({ id }: Pick<PlannedDose, 'id'>): string {
  return `dose-${id}`;
}

/** The focus target when a dialog closes and its button has moved away: the card itself. */
export function doseCardRef(row: Pick<PlannedDose, 'id'> | undefined): { readonly current: HTMLElement | null } {
  return elementRef(row ? doseElementId(row) : null);
}
