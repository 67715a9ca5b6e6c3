import { ArrowLeft } from 'lucide';
import type { PageData } from '#contract/pages.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { issuerFailure, redirectingText } from './issuer-texts.ts';

/** Leads on at once, by a header of the server. */
export function IssuerPage({ data: { issuer, purpose, address } }: { data: PageData['/sign-in/:issuer'] }) {
  const { label } = issuer;
  if (address === null) {
    const { title, text } = issuerFailure({ label, purpose, why: 'no answer' });
    return (
      <AuthLayout title={title} lead={text} motto={['Nothing is lost.', 'It only has to wait.']}>
        <Alert>{insteadBy[purpose]}</Alert>
        <Back purpose={purpose} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title={redirectingText(label)}
      lead={`You log in there, and come back here.`}
      motto={['Small steps,', 'leaf by leaf.']}
    >
      <p>
        <ButtonLink look="primary" big href={address}>
          Go on to {label}
        </ButtonLink>
      </p>
      <Back purpose={purpose} />
    </AuthLayout>
  );
}

function Back({ purpose }: Pick<PageData['/sign-in/:issuer'], 'purpose'>) {
  const [href, text] = backBy[purpose];
  return (
    <a className="link" href={href}>
      <Icon of={ArrowLeft} className="flip" />
      {text}
    </a>
  );
}

const insteadBy = {
  'sign-in': 'If you have a password, you can log in with it.',
  'sign-up': 'Nothing has changed. You can go back and sign up another way.',
  link: 'Nothing has changed.',
  prove: 'Nothing has changed.',
} as const;
const toSettings = ['/settings?section=account', 'Back to the settings'] as const;
const backBy = {
  'sign-in': ['/login', 'Back to log in'],
  'sign-up': ['/signup', 'Back to sign up'],
  link: toSettings,
  prove: toSettings,
} as const;
