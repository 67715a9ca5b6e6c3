import { Island } from '#web/client/page/island.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { SignupForm } from './signup-form.tsx';

export function SignupPage() {
  return (
    <AuthLayout
      title="Create your account"
      lead="Free access to essential features. No credit card required."
      motto={['Small steps,', 'leaf by leaf.']}
    >
      <Island name="SignupForm" form={SignupForm} props={{}} />
      <p className="sm soft">
        Already have an account? <a href="/login">Log in</a>. By signing up you agree to the <a href="/terms">Terms</a>{' '}
        and <a href="/privacy">Privacy</a> pages. You must be at least 18 and the parent or guardian.
      </p>
    </AuthLayout>
  );
}
