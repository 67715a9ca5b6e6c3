import type { ReactNode } from 'react';
import { FernPair } from '#web/ui/drawing/art/fern-pair.tsx';
import { Page } from '#web/ui/layout/page.tsx';

export type AuthLayoutProps = {
  title: string;
  lead: ReactNode;
  motto: readonly [string, string];
  children: ReactNode;
};

export function AuthLayout({ title, lead, motto: [first, second], children }: AuthLayoutProps) {
  return (
    <Page>
      <div className="auth">
        <div className="auth-form stack loose">
          <div className="stack tight">
            <h1>{title}</h1>
            <p className="soft wrap-anywhere">{lead}</p>
          </div>
          {children}
        </div>
        <aside className="auth-side" aria-hidden="true">
          <p className="display">
            {first}
            <br />
            {second}
          </p>
          <FernPair />
        </aside>
      </div>
    </Page>
  );
}
