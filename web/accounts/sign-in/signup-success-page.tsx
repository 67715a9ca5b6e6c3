import type { PageData } from '#contract/pages.ts';
import { Island } from '#web/client/page/island.tsx';
import { Mail } from '#web/ui/drawing/art/mail.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Notice } from '#web/ui/state/notice.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { OutboxAlert } from './outbox-alert.tsx';
import { ResendForm } from './resend-form.tsx';

type Props = { data: PageData['/signup-success'] };

/** The address is shown only to the browser that signed up, never in the URL. */
export function SignupSuccessPage({ data: { pendingEmail, hasOutbox } }: Props) {
  return (
    <Page>
      <Notice
        art={<Mail />}
        title="Check your email"
        lead={<Sent to={pendingEmail} />}
        actions={
          <>
            <ButtonLink look="primary" big href="/login">
              Continue to login
            </ButtonLink>
            <ButtonLink big href="/contact">
              Contact support
            </ButtonLink>
          </>
        }
      >
        {hasOutbox && <OutboxAlert />}
        <p className="sm">Nothing there? Check the spam folder, or request a new link.</p>
        <Island name="ResendForm" form={ResendForm} props={{ email: pendingEmail }} />
      </Notice>
    </Page>
  );
}

function Sent({ to }: { to: string | null }) {
  if (to === null) return 'We sent a verification email. Open the link in it to start.';
  return (
    <>
      We sent a verification email to <strong className="wrap-anywhere">{to}</strong>. Open the link in it to start.
    </>
  );
}
