import { ChevronRight, type IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../drawing/icon.tsx';

export type CardLinkProps = ComponentProps<'a'> & { icon?: IconNode | undefined };

/** The single link of a card's footer, with an icon before or a chevron after it. */
export function CardLink({ icon, className, children, ...rest }: CardLinkProps) {
  return (
    <a {...rest} className={classes('link', className)}>
      {icon && <Icon of={icon} />}
      {children}
      {!icon && <Icon of={ChevronRight} flip />}
    </a>
  );
}
