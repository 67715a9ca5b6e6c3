import type { ReactNode } from 'react';

export type PageHeadProps = { title: ReactNode; text?: ReactNode; actions?: ReactNode };

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
