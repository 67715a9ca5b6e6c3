import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button-link.tsx';
import { Page } from './page.tsx';

type Part = { readonly title: string; readonly text: string };

export type PreviewFrameProps = Part & {
  isVisitor: boolean;
  benefits: readonly Part[];
  /** The warm last part. */
  start: Part;
  /** Where a parent with an account finds the same with their own child. */
  own: { readonly href: string; readonly label: string };
  children: ReactNode;
};

/** A page that shows a visitor a part of the product with sample data, and leads to an account. */
export function PreviewFrame({ title, text, isVisitor, benefits, start, own, children }: PreviewFrameProps) {
  return (
    <Page width="reading">
      <div className="stack loose">
        <div className="public-head">
          <h1>{title}</h1>
          <p className="lead">{text}</p>
        </div>
        {children}
        <ul className="three preview-parts">
          {benefits.map((benefit) => (
            <li key={benefit.title} className="stack tight">
              <h2>{benefit.title}</h2>
              <p className="soft">{benefit.text}</p>
            </li>
          ))}
        </ul>
        <section className="start-band">
          <div className="stack tight">
            <h2>{start.title}</h2>
            <p className="soft">{start.text}</p>
          </div>
          <ButtonLink look="primary" big href={isVisitor ? '/signup' : own.href}>
            {isVisitor ? 'Create Free Account' : own.label}
          </ButtonLink>
        </section>
      </div>
    </Page>
  );
}
