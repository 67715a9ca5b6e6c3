import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

type Props = { className?: string; says?: string | undefined; children?: ReactNode };

/** The board of all cuts: empty until its drawing has come. */
export function CutBoard({ className, says, children }: Props) {
  const named =
    says === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': says } as const);
  return (
    <svg className={classes('cut', className)} viewBox="0 0 96 96" focusable={false} {...named}>
      <circle className="bd" cx="48" cy="48" r="46" />
      {children}
    </svg>
  );
}
