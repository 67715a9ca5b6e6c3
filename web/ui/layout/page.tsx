import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export type PageProps = { width?: 'wide' | 'reading' | 'narrow'; className?: string; children: ReactNode };

/** Column widths: 72 rem, 54 for tables and reading, 44 for prose. */
export function Page({ width = 'wide', className, children }: PageProps) {
  return <div className={classes('page pad-top', width !== 'wide' && width, className)}>{children}</div>;
}
