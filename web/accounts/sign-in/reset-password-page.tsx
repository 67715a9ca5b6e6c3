import type { PageRequest } from '#contract/pages.ts';
import { Island } from '#web/client/page/island.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { ResetForm } from './reset-form.tsx';

export function ResetPasswordPage({ request: { search, resetEmail } }: { request: PageRequest }) {
  const hasToken = (new URLSearchParams(search).get('token') ?? '') !== '';
  return (
    <AuthLayout
      title="Choose a new password"
      lead={
        resetEmail === null
          ? 'Links from our mails work once, for one hour.'
          : `For ${resetEmail}. All other devices are logged out.`
      }
      motto={['A new leaf,', 'so to speak.']}
    >
      <Island name="ResetForm" form={ResetForm} props={{ email: resetEmail, hasToken }} />
    </AuthLayout>
  );
}
