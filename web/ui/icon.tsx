import type { LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';

export type IconProps = { of: LucideIcon; flip?: boolean; className?: string };

/** A drawing as tall as the text beside it, never read aloud. `flip` turns it over where text runs right to left. */
export function Icon({ of: Drawing, flip = false, className }: IconProps) {
  return <Drawing className={classes('icon', flip && 'flip', className)} aria-hidden focusable={false} />;
}
