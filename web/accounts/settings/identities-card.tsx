import type { Identity, Issuer, WaysIn } from '#contract/accounts/identities.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { useMe, useToday } from '../data.ts';
import { IssuerMark } from '../sign-in/issuer-mark.tsx';
import { linkingIssuer, unlinkingIdentity } from './identity-changes.ts';
import { momentInText } from './moment-text.ts';
import { useWaysIn } from './settings-data.ts';

/** Only where there is an issuer to link, or one was. */
export function IdentitiesCard() {
  const query = useWaysIn();
  const { data: ways, error } = query;
  if (error) {
    return (
      <Card title={title}>
        <LoadFailed title="Other ways to log in cannot be shown" query={query} />
      </Card>
    );
  }
  return ways && ways.issuers.length + ways.identities.length > 0 && <Shown ways={ways} />;
}

const title = 'Other ways to log in';

function Shown({ ways: { identities, issuers, hasPassword } }: { ways: WaysIn }) {
  const known = identities.filter(({ issuer }) => issuer !== null);
  const free = issuers.filter(({ name }) => !identities.some(({ issuer }) => issuer === name));
  return (
    <Card title={title} caption="An account that you have at another place can let you in here.">
      <ul className="list">
        {identities.map((identity) => (
          <Linked
            key={identity.id}
            identity={identity}
            isLast={!hasPassword && identity.issuer !== null && known.length === 1}
          />
        ))}
        {free.map((issuer) => (
          <Free key={issuer.name} issuer={issuer} />
        ))}
      </ul>
    </Card>
  );
}

function Linked({ identity, isLast }: { identity: Identity; isLast: boolean }) {
  const { data: me } = useMe();
  const today = useToday();
  const unlink = useChange(unlinkingIdentity);
  const { label, issuer, email, usedAt } = identity;
  return (
    <li className="person">
      <span className="tile fern">
        <IssuerMark name={issuer} />
      </span>
      <div className="grow">
        <strong>{label}</strong>
        <p className="sm soft wrap-anywhere">
          {email !== null && `${email} · `}
          {issuer === null ? 'not used by this server now' : `last used ${momentInText(usedAt, today, me?.timeZone)}`}
        </p>
        {isLast && <p className="sm soft">Your only way in. To unlink it, set a password first.</p>}
      </div>
      {!isLast && (
        <Button aria-label={`Unlink ${label}`} busy={unlink.isPending} onClick={() => unlink.mutate(identity)}>
          Unlink
        </Button>
      )}
    </li>
  );
}

function Free({ issuer }: { issuer: Issuer }) {
  const link = useChange(linkingIssuer);
  return (
    <li className="person">
      <span className="tile">
        <IssuerMark name={issuer.name} />
      </span>
      <div className="grow">
        <strong>{issuer.label}</strong>
        <p className="sm soft">Not linked</p>
      </div>
      <Button
        aria-label={`Link ${issuer.label}`}
        busy={link.isPending || link.isSuccess}
        onClick={() => link.mutate(issuer)}
      >
        Link
      </Button>
    </li>
  );
}
