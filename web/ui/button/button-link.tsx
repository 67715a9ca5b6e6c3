import type { ComponentProps } from 'react';
import { ButtonFace, type ButtonLooks, buttonClass } from './button-face.tsx';

export type ButtonLinkProps = ComponentProps<'a'> & ButtonLooks;

/** A link styled as a button. Accepts all props of `a`, so that a router can wrap it. */
export function ButtonLink({ look, big, full, icon, endIcon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ look, big, full, className })}>
      <ButtonFace icon={icon} endIcon={endIcon}>
        {children}
      </ButtonFace>
    </a>
  );
}
