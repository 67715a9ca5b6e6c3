import type { ReactNode } from 'react';
import { Page } from './page.tsx';
import { StartBand, type StartBandProps } from './start-band.tsx';

type Part = { readonly title: string; readonly text: string };

export type PreviewFrameProps = Part & {
  isVisitor: boolean;
  benefits: readonly Part[];
  /** The warm last part. */
  start: Part;
  /** Where a parent with an account finds the same with their own child. */
  own: StartBandProps['own'];
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
        <StartBand {...start} isVisitor={isVisitor} own={own} />
      </div>
    </Page>
  );
}
