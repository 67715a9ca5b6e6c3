import type { Issuer, WaysIn } from '#contract/accounts/identities.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { provingByIssuer } from './settings/identity-changes.ts';

type Props = { ways: WaysIn; onAnswer: (isProved: boolean) => void };

/** Asks an account without a password to log in again. */
export function IssuerDialog({ ways: { identities, issuers }, onAnswer }: Props) {
  const linked = issuers.filter(({ name }) => identities.some(({ issuer }) => issuer === name));
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title="Please log in again to go on."
      footer={<Button onClick={() => onAnswer(false)}>Cancel</Button>}
    >
      <p className="soft">This keeps your account safe on a device that somebody else picked up.</p>
      <div className="stack tight">
        {linked.map((issuer) => (
          <Again key={issuer.name} issuer={issuer} />
        ))}
      </div>
      <p className="sm soft">
        You come back to this page. Or <a href="/forgot-password">set a password</a> by a mailed link.
      </p>
    </Dialog>
  );
}

function Again({ issuer }: { issuer: Issuer }) {
  const prove = useChange(provingByIssuer);
  return (
    <Button look="primary" full busy={prove.isPending || prove.isSuccess} onClick={() => prove.mutate(issuer)}>
      Log in again with {issuer.label}
    </Button>
  );
}
