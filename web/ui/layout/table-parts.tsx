/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari forgets the roles of a table whose rows are laid out as cards */
import type { ReactNode } from 'react';

type Parts = { children: ReactNode };

type ColumnHeadsProps = { texts: readonly string[]; numbers: readonly string[] };

/** The header row of a table: columns of text, then of numbers. */
export function ColumnHeads({ texts, numbers }: ColumnHeadsProps) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {[...texts, ...numbers].map((head, n) => (
          <th key={head} scope="col" role="columnheader" className={n < texts.length ? undefined : 'n'}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

export function Body({ children }: Parts) {
  return <tbody role="rowgroup">{children}</tbody>;
}

/** @param head of text, such as a day */
export function Row({ head, children }: Parts & { head: ReactNode }) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {head}
      </th>
      {children}
    </tr>
  );
}

/** @param head of its column, which stands beside it on a card */
export function Cell({ head, isNumber = true, children }: Parts & { head?: string | undefined; isNumber?: boolean }) {
  return (
    <td role="cell" className={isNumber ? 'n' : undefined} data-head={head}>
      {children}
    </td>
  );
}
