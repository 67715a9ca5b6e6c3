import type { PageRequest } from '#contract/pages.ts';
import { Island } from '#web/client/island.tsx';
import { Mail } from '#web/ui/art/mail.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { ResendForm } from './resend-form.tsx';

/** 'Check your email'. The address stands neither here nor in the page's address: it was only ever in the form. */
export function SignupSuccessPage({ request: { operator } }: { request: PageRequest }) {
  return (
    <Page>
      <Notice
        art={<Mail />}
        title="Check your email"
        lead="We sent a verification email. Open the link in it to start."
        actions={
          <>
            <ButtonLink look="primary" big href="/login">
              Continue to login
            </ButtonLink>
            {operator.email && (
              <ButtonLink big href={`mailto:${operator.email}`}>
                Contact support
              </ButtonLink>
            )}
          </>
        }
      >
        <p className="sm">Nothing there? Check the spam folder, or request a new link.</p>
        <Island name="ResendForm" form={ResendForm} props={{}} />
      </Notice>
    </Page>
  );
}
