import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from './icon.tsx';

export type BadgeTone = 'plain' | 'done' | 'due' | 'late' | 'next' | 'ai';
export type BadgeProps = { tone?: BadgeTone; icon?: IconNode; children: ReactNode };

/** Every tone but `plain` carries an icon, so that color is never the only signal. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={classes('badge', tone !== 'plain' && tone)}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
  );
}
