import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';

export type CardProps = {
  title?: ReactNode;
  titleLevel?: 2 | 3;
  caption?: ReactNode;
  aside?: ReactNode;
  /** One link and the source line. */
  footer?: ReactNode;
  flat?: boolean;
  busy?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A titled section. Never nest cards: use hairlines or a tint inside. */
export function Card(props: CardProps) {
  const { title, titleLevel = 2, caption, aside, footer, flat, busy, className, children } = props;
  const titleId = useId();
  const Heading = `h${titleLevel}` as const;

  return (
    <section
      className={classes('card', flat && 'flat', className)}
      aria-labelledby={title ? titleId : undefined}
      aria-busy={busy || undefined}
    >
      {title && (
        <header>
          <div>
            <Heading id={titleId}>{title}</Heading>
            {caption && <p>{caption}</p>}
          </div>
          {aside}
        </header>
      )}
      {children}
      {footer && <footer className="row between wrap">{footer}</footer>}
    </section>
  );
}
