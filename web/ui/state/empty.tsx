import type { ReactNode } from 'react';

export type EmptyProps = { art?: ReactNode; title: ReactNode; children?: ReactNode; action?: ReactNode };

export function Empty({ art, title, children, action }: EmptyProps) {
  return (
    <div className="empty">
      {art}
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
