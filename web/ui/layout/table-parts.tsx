/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari forgets the roles of a table whose rows are laid out as cards */
import type { ReactNode } from 'react';

type Parts = { children: ReactNode };

export function FitTable({ children }: Parts) {
  return (
    <table role="table" className="fit">
      {children}
    </table>
  );
}

export function Head({ children }: Parts) {
  return (
    <thead role="rowgroup">
      <tr role="row">{children}</tr>
    </thead>
  );
}

export function ColumnHead({ isNumber = false, children }: Parts & { isNumber?: boolean }) {
  return (
    <th scope="col" role="columnheader" className={isNumber ? 'n' : undefined}>
      {children}
    </th>
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
