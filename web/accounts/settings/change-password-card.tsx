import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { useWaysIn } from './settings-data.ts';

export function ChangePasswordCard() {
  const { data: ways } = useWaysIn();
  if (ways?.hasPassword === false) return <NoPassword labels={ways.identities.map(({ label }) => label)} />;
  return (
    <Card
      title="Change Password"
      caption="At least 8 characters. Other devices stay logged in unless you end them below."
    >
      <div className="stack">
        <ChangePasswordForm />
        <p className="sm soft">
          Keep your mailbox as safe as this account: whoever reads your mail can set a new password here, and the
          address of the account cannot be changed.
        </p>
      </div>
    </Card>
  );
}

function NoPassword({ labels }: { labels: readonly string[] }) {
  return (
    <Card title="Password" caption={`This account has none: you log in with ${labels.join(' or ')}.`}>
      <div className="stack">
        <p className="soft">To log in with a password as well, have a link mailed to your address that sets one.</p>
        <div>
          <ButtonLink href="/forgot-password">Set a password</ButtonLink>
        </div>
      </div>
    </Card>
  );
}
