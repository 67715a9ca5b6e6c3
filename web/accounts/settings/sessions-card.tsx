import { Check, Laptop, LogOut, type IconNode, Smartphone, Tablet } from 'lucide';
import type { Session } from '#contract/accounts/sessions.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { useMe, useToday } from '../data.ts';
import { useSessions } from './settings-data.ts';
import { momentInText } from './moment-text.ts';
import { SignOutEverywhereButton } from './sign-out-everywhere-button.tsx';
import { endingSession, endingOtherSessions } from './session-changes.ts';

export function SessionsCard() {
  const query = useSessions();
  const { data: sessions, error } = query;
  const hasOthers = sessions !== undefined && sessions.length > 1;
  return (
    <Card
      title="Where you are logged in"
      caption="Lost a phone, or used a computer that is not yours?"
      busy={!sessions && !error}
      footer={
        <div className="row wrap">
          {hasOthers && <EndOthers />}
          <SignOutEverywhereButton isAlone={!hasOthers} />
        </div>
      }
    >
      <Loaded query={query} failed="Your devices cannot be shown" loading="Loading your devices..." rows={2}>
        {(all) => (
          <ul className="list">
            {all.map((session) => (
              <Row key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

function Row({ session }: { session: Session }) {
  const { data: me } = useMe();
  const today = useToday();
  const end = useChange(endingSession);
  const name = session.device || 'Unknown device';
  const used = session.isThis ? 'active now' : `last used ${momentInText(session.usedAt, today, me?.timeZone)}`;
  return (
    <li className="person">
      <Tile icon={iconOf(session.device)} tone={session.isThis ? 'fern' : 'plain'} />
      <div className="grow">
        <strong>{name}</strong>{' '}
        {session.isThis && (
          <Badge tone="done" icon={Check}>
            This device
          </Badge>
        )}
        <p className="sm soft">
          Logged in {momentInText(session.madeAt, today, me?.timeZone)} · {used}
        </p>
      </div>
      {!session.isThis && (
        <Button aria-label={`Log out ${name}`} busy={end.isPending} onClick={() => end.mutate(session)}>
          Log out
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const end = useChange(endingOtherSessions);
  return (
    <Button look="danger" icon={LogOut} busy={end.isPending} onClick={() => end.mutate()}>
      Log out everywhere else
    </Button>
  );
}

function iconOf(device: string): IconNode {
  if (device.startsWith('Phone')) return Smartphone;
  return device.startsWith('Tablet') ? Tablet : Laptop;
}
