import type { ReactNode } from 'react';

export type ScrollTableProps = {
  label: string;
  /** Tightens columns so that six fit 390 px; where they do not, each row becomes a card. */
  fit?: boolean;
  children: ReactNode;
};

/**
 * A table that scrolls horizontally in its own focusable region. Number cells have the class `n`.
 */
export function ScrollTable({ label, fit = false, children }: ScrollTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className="scroll" role="region" aria-label={label} tabIndex={0}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets it where rows are laid out as cards */}
      <table role="table" className={fit ? 'fit' : undefined}>
        {children}
      </table>
    </div>
  );
}
