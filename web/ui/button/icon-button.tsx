import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-face.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../drawing/icon.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';
import { useTooltip } from '../overlay/use-tooltip.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconNode;
  label: string;
  look?: ButtonLook;
};

/** A 44 px square without text: for close, menu, edit and send only. */
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
