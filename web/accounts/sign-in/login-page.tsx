import type { PageRequest } from '#contract/pages.ts';
import { Island } from '#web/client/page/island.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { LoginForm } from './login-form.tsx';

export function LoginPage({ request }: { request: PageRequest }) {
  const isKnown = new URLSearchParams(request.search).has('known');
  return (
    <AuthLayout
      title="Welcome back"
      lead="Log in to see what is next."
      motto={['Good to see you.', 'All is where you left it.']}
    >
      <Island name="LoginForm" form={LoginForm} props={{ isKnown }} />
      <p className="sm">
        <a href="/forgot-password">Forgot your password?</a>
      </p>
      <p className="sm soft">
        New here? <a href="/signup">Create Free Account</a>
      </p>
    </AuthLayout>
  );
}
