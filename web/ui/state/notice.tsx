import type { ReactNode } from 'react';

export type NoticeProps = {
  art?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
};

/** A whole page with one message: check your email, not found, session ended. */
export function Notice({ art, title, lead, actions, children }: NoticeProps) {
  return (
    <div className="notice big">
      {art}
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {actions && <div className="actions">{actions}</div>}
      {children}
    </div>
  );
}
