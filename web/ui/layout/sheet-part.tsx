import { useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';

type Props = { title: ReactNode; className?: string; children: ReactNode };

/** A titled part of the sheet for the doctor. */
export function SheetPart({ title, className, children }: Props) {
  const titleId = useId();
  return (
    <section className={classes('sheet-part', className)} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
