import { LogOut } from 'lucide';
import type { ReactNode } from 'react';
import type { PageHead, PageRequest } from '#contract/pages.ts';
import { signOutFailedId } from '#web/client/page/sign-out-failed.ts';
import { Bar } from '#web/ui/layout/bar.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { Brand } from '#web/ui/layout/brand.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ToastCard } from '#web/ui/toast/toast-card.tsx';
import { barItems, breadcrumb, currentHref, footerLinks } from './navigation.ts';

type FrameProps = {
  account: PageRequest['account'];
  path: string;
  /** In the breadcrumb, before the page. */
  within?: PageHead['within'];
  /** In the bar. */
  who?: ReactNode;
  /** Below the bar. */
  notice?: ReactNode;
  children: ReactNode;
};

/** Identical on server-rendered and signed-in pages; its buttons are wired in `tiny.ts`. */
export function Frame({ account, path, within, who, notice, children }: FrameProps) {
  const items = barItems(account);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Bar
        homeHref="/"
        items={items}
        current={currentHref(items, path)}
        who={who}
        actions={account ? <LogOutButton /> : <VisitorButtons />}
      />
      {notice}
      <main id="main" tabIndex={-1}>
        <Breadcrumb trail={breadcrumb(account, path, within)} />
        {children}
      </main>
      <Footer />
      {account && <LogOutFailed />}
    </>
  );
}

function VisitorButtons() {
  return (
    <>
      <ButtonLink look="quiet" href="/login">
        Log in
      </ButtonLink>
      <ButtonLink look="primary" href="/signup">
        Sign up
      </ButtonLink>
    </>
  );
}

function LogOutButton() {
  return (
    <Button look="quiet" icon={LogOut} data-action="sign-out">
      Log out
    </Button>
  );
}

/** Hidden until logging out fails. */
function LogOutFailed() {
  return (
    <div className="toast-spot" id={signOutFailedId} hidden>
      <ToastCard
        toast={{
          kind: 'problem',
          title: 'Logout failed',
          text: 'An error occurred during logout. Please try again.',
        }}
      />
    </div>
  );
}

function Footer() {
  return (
    <footer className="site-footer">
      <div className="page stack">
        <div className="row wrap between">
          <Brand small />
          <div className="row wrap">
            {footerLinks.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </div>
        </div>
        <p>
          This platform is not a substitute for professional medical advice, diagnosis or treatment. If your child is in
          danger, call 911.
        </p>
      </div>
    </footer>
  );
}
