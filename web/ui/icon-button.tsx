import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-face.tsx';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconNode;
  /** Says what it does and to what: 'Edit the measurement of Nov 19, 2026'. */
  label: string;
  look?: ButtonLook;
};

/** A square of 44 px without words: for close, menu, edit and send only. */
export function IconButton({ icon, label, look = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, className: classes('square', className) })}
      aria-label={label}
    >
      <Icon of={icon} />
    </button>
  );
}
