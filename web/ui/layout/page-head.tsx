import type { ReactNode } from 'react';

export type PageHeadProps = { title: ReactNode; text?: ReactNode; actions?: ReactNode };

/** The one `h1` of a page, with a line below and buttons at its end. */
export function PageHead({ title, text, actions }: PageHeadProps) {
  return (
    <div className="row between wrap head">
      <div>
        <h1>{title}</h1>
        {text && <p className="soft">{text}</p>}
      </div>
      {actions && <div className="row wrap heading-acts">{actions}</div>}
    </div>
  );
}
