import { Card } from '#web/ui/layout/card.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

export function ChangePasswordCard() {
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
