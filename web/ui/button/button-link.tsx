import type { ComponentProps } from 'react';
import { ButtonFace, type ButtonLooks, buttonClass } from './button-face.tsx';

export type ButtonLinkProps = ComponentProps<'a'> & ButtonLooks;

/** A link that looks like a button. Takes whatever an `a` takes, so that a router can wrap it. */
export function ButtonLink({ look, big, full, icon, endIcon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ look, big, full, className })}>
      <ButtonFace icon={icon} endIcon={endIcon}>
        {children}
      </ButtonFace>
    </a>
  );
}
