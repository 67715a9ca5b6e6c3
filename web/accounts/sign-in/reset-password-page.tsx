import type { PageData, PageRequest } from '#contract/pages.ts';
import { Island } from '#web/client/page/island.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { ResetForm } from './reset-form.tsx';

type Props = { request: PageRequest; data: PageData['/reset-password'] };

export function ResetPasswordPage({ request: { search }, data: { email } }: Props) {
  const asked = new URLSearchParams(search);
  const hasToken = (asked.get('token') ?? '') !== '';
  const isConfirmed = email !== null && asked.has('confirmed');
  return (
    <AuthLayout
      title={isConfirmed ? 'Choose your password' : 'Choose a new password'}
      lead={isConfirmed ? confirmedLead(email) : lead(email)}
      motto={['A new leaf,', 'so to speak.']}
    >
      <Island name="ResetForm" form={ResetForm} props={{ email, hasToken }} />
    </AuthLayout>
  );
}

function lead(email: string | null): string {
  if (email === null) return 'Links from our mails work once, for one hour.';
  return `For ${email}. All other devices are logged out.`;
}

/** After a link that was opened in a browser that did not sign up. */
function confirmedLead(email: string): string {
  return `Your address ${email} is confirmed. It was signed up in another browser. Choose your password here, so that only you know it.`;
}
