import type { PageData, PageRequest } from '#contract/pages.ts';
import { Island } from '#web/client/page/island.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { ResetForm } from './reset-form.tsx';

type Props = { request: PageRequest; data: PageData['/reset-password'] };

export function ResetPasswordPage({ request: { search }, data: { email } }: Props) {
  const hasToken = (new URLSearchParams(search).get('token') ?? '') !== '';
  return (
    <AuthLayout
      title="Choose a new password"
      lead={
        email === null
          ? 'Links from our mails work once, for one hour.'
          : `For ${email}. All other devices are logged out.`
      }
      motto={['A new leaf,', 'so to speak.']}
    >
      <Island name="ResetForm" form={ResetForm} props={{ email, hasToken }} />
    </AuthLayout>
  );
}
