import { Mail } from 'lucide';
import type { PageData, WhoSignsUp } from '#contract/pages.ts';
import { Island } from '#web/client/page/island.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { FailedEntryAlert } from './failed-entry.tsx';
import { IssuerButtons } from './issuer-buttons.tsx';
import { SignupForm } from './signup-form.tsx';

const notices: Readonly<Record<Exclude<WhoSignsUp, 'open'>, string>> = {
  invited: 'Signing up here takes an invitation: use the email address it was sent to.',
  closed: 'Nobody can sign up here. If you have an account, log in.',
};

export function SignupPage({ data: { who, invitedEmail, issuers, failed } }: { data: PageData['/signup'] }) {
  return (
    <AuthLayout
      title="Create your account"
      lead="Free access to essential features. No credit card required."
      motto={['Small steps,', 'leaf by leaf.']}
    >
      <FailedEntryAlert failed={failed} />
      {who !== 'open' && <Alert icon={Mail}>{notices[who]}</Alert>}
      {who !== 'closed' && <Island name="SignupForm" form={SignupForm} props={{ invitedEmail }} />}
      {who !== 'closed' && <IssuerButtons issuers={issuers} purpose="sign-up" />}
      <p className="sm soft">
        Already have an account? <a href="/login">Log in</a>. By signing up you agree to the <a href="/terms">Terms</a>{' '}
        and <a href="/privacy">Privacy</a> pages. You must be at least 18 and the parent or guardian.
      </p>
    </AuthLayout>
  );
}
