import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { classes } from '../classes.ts';

export type IconProps = { of: IconNode; flip?: boolean; className?: string };

/** A decorative icon as tall as the adjacent text. `flip` mirrors it in right-to-left text. */
export function Icon({ of: parts, flip = false, className }: IconProps) {
  return (
    <svg
      className={classes('icon', flip && 'flip', className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
    >
      {parts.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
