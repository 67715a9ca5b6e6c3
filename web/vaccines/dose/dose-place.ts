import type { PlannedDose } from '#contract/vaccines.ts';

/** Where to move the focus to the card of a dose. */
export function doseElementId({ id }: Pick<PlannedDose, 'id'>): string {
  return `dose-${id}`;
}

/** Gets the focus once a dialog has closed whose button has moved away with the card of a dose: the card itself. */
export function heirOf(row: Pick<PlannedDose, 'id'> | undefined): { readonly current: HTMLElement | null } {
  return {
    get current() {
      return row ? document.getElementById(doseElementId(row)) : null;
    },
  };
}
