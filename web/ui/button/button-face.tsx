import { LoaderCircle, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../drawing/icon.tsx';

/**
 * `primary` marks a view's one main action, `waiting` the same while it has nothing to do, `stop` only a confirmed
 * removal or 911.
 */
export type ButtonLook = 'default' | 'primary' | 'waiting' | 'quiet' | 'danger' | 'stop';

export type ButtonLooks = {
  look?: ButtonLook | undefined;
  /** 52 px instead of 44. */
  big?: boolean | undefined;
  full?: boolean | undefined;
  icon?: IconNode | undefined;
  endIcon?: IconNode | undefined;
};

type Shape = Omit<ButtonLooks, 'icon' | 'endIcon'> & { className?: string | undefined };

export function buttonClass({ look = 'default', big, full, className }: Shape): string {
  return classes('btn', look !== 'default' && look, big && 'big', full && 'full', className);
}

type Face = { icon?: IconNode | undefined; endIcon?: IconNode | undefined; busy?: boolean; children: ReactNode };

/** While busy, a spinner replaces the icon or covers the text, so the width stays. */
export function ButtonFace({ icon, endIcon, busy = false, children }: Face) {
  const covered = busy && icon === undefined;
  return (
    <>
      {busy ? <Icon of={LoaderCircle} className={classes('spin', covered && 'over')} /> : icon && <Icon of={icon} />}
      <span className={classes(covered && 'under') || undefined}>{children}</span>
      {endIcon && <Icon of={endIcon} />}
    </>
  );
}
