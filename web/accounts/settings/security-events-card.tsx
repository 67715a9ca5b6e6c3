import { useState } from 'react';
import type { SecurityEvent } from '#contract/accounts/security-events.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { useMe, useToday } from '../data.ts';
import { useSecurityEvents } from './settings-data.ts';
import { eventIcon, eventText } from './event-texts.ts';
import { momentText } from './moment-text.ts';

const shownFirst = 5;

export function SecurityEventsCard() {
  const query = useSecurityEvents();
  const { data: events, error } = query;
  const [isAll, setAll] = useState(false);
  const hasMore = events !== undefined && events.length > shownFirst;
  return (
    <Card
      title="Security events"
      caption="The last 12 months."
      busy={!events && !error}
      footer={
        hasMore && (
          <Button look="quiet" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? 'Show fewer' : 'Show all'}
          </Button>
        )
      }
    >
      <Loaded query={query} failed="Security events cannot be shown" loading="Loading security events..." rows={3}>
        {(all) => <Events events={isAll ? all : all.slice(0, shownFirst)} />}
      </Loaded>
    </Card>
  );
}

function Events({ events }: { events: readonly SecurityEvent[] }) {
  const { data: me } = useMe();
  const today = useToday();
  if (events.length === 0) return <p className="soft">Nothing yet. Logins and changes of the password appear here.</p>;
  return (
    <ul className="list events">
      {events.map((event) => (
        <li key={event.id}>
          <Icon of={eventIcon(event)} />
          <span className="grow wrap-anywhere">{eventText(event)}</span>
          <span className="sm faint nowrap">{momentText(event.at, today, me?.timeZone)}</span>
        </li>
      ))}
    </ul>
  );
}
