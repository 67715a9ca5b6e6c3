import { ArrowLeft } from 'lucide';
import type { PageData } from '#contract/pages.ts';
import { Island } from '#web/client/page/island.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { OutboxAlert } from './outbox-alert.tsx';

export function ForgotPasswordPage({ data }: { data: PageData['/forgot-password'] }) {
  return (
    <AuthLayout
      title="Forgot your password?"
      lead="We send a link to your address. It works once, for one hour."
      motto={['It happens.', 'Most often at 3 a.m.']}
    >
      <Island name="ForgotForm" form={ForgotForm} props={{}} />
      {data.hasOutbox && <OutboxAlert />}
      <a className="link" href="/login">
        <Icon of={ArrowLeft} className="flip" />
        Back to log in
      </a>
    </AuthLayout>
  );
}
