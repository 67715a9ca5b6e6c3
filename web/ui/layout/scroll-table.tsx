import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export type ScrollTableProps = {
  /** What the table holds, read aloud when its region takes focus. */
  label: string;
  /** Columns tighten so that six of them fit 390 px. */
  fit?: boolean;
  /** `thead` and `tbody`. */
  children: ReactNode;
};

/** A table that scrolls sideways inside its own region, by keyboard too. Number cells carry the class `n`. */
export function ScrollTable({ label, fit = false, children }: ScrollTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className="scroll" role="region" aria-label={label} tabIndex={0}>
      <table className={classes(fit && 'fit') || undefined}>{children}</table>
    </div>
  );
}
