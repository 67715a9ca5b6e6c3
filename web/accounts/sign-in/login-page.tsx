import type { PageData, PageRequest } from '#contract/pages.ts';
import { Island } from '#web/client/page/island.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { FailedEntryAlert } from './failed-entry.tsx';
import { IssuerButtons } from './issuer-buttons.tsx';
import { LoginForm } from './login-form.tsx';

type Props = { request: PageRequest; data: PageData['/login'] };

export function LoginPage({ request, data: { issuers, failed } }: Props) {
  const search = new URLSearchParams(request.search);
  const isKnown = search.has('known');
  const isFound = search.get('for') === 'found';
  return (
    <AuthLayout
      title="Welcome back"
      lead={isFound ? 'Log in to open what you found. After that you are led there.' : 'Log in to see what is next.'}
      motto={['Good to see you.', 'All is where you left it.']}
    >
      <FailedEntryAlert failed={failed} />
      <Island name="LoginForm" form={LoginForm} props={{ isKnown }} />
      <p className="sm">
        <a href="/forgot-password">Forgot your password?</a>
      </p>
      <IssuerButtons issuers={issuers} purpose="sign-in" />
      <p className="sm soft">
        New here? <a href="/signup">Create Free Account</a>
      </p>
    </AuthLayout>
  );
}
