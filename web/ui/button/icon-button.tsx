import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-face.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../drawing/icon.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';
import { useTooltip } from '../overlay/use-tooltip.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconNode;
  /** Says what it does and to what: 'Edit the measurement of Nov 19, 2026'. A tooltip shows it. */
  label: string;
  look?: ButtonLook;
};

/** A square of 44 px without words: for close, menu, edit and send only. */
export function IconButton({ icon, label, look = 'quiet', className, ...rest }: IconButtonProps) {
  const { anchor, listeners, close } = useTooltip();
  return (
    <>
      <button
        type="button"
        {...rest}
        {...listeners}
        className={buttonClass({ look, className: classes('square', className) })}
        aria-label={label}
      >
        <Icon of={icon} />
      </button>
      {anchor && <Tooltip text={label} anchor={anchor} onClose={close} />}
    </>
  );
}
