import { useRef, useState } from 'react';
import type { Child } from '#contract/children.ts';
import type { CalendarFeed, FeedName } from '#contract/checkups/calendar-feed.ts';
import { initial } from '#domain/children/child.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { useMe } from '#web/accounts/data.ts';
import { localDay } from '#web/client/text/local-day.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { CalendarNameChoice } from './calendar-name-choice.tsx';
import { calendarAddressId, NewCalendarAddress } from './new-calendar-address.tsx';
import { useCalendarFeed } from './reminding-data.ts';
import { makingFeed, endingFeed } from './reminding-changes.ts';

const dialogs = () => import('./calendar-dialogs.tsx');
const ReplaceCalendarDialog = lazily(dialogs, 'ReplaceCalendarDialog');
const EndCalendarDialog = lazily(dialogs, 'EndCalendarDialog');

type Props = { child: Pick<Child, 'id' | 'firstName'> };

/** Each parent has their own private feed. */
export function CalendarPanel({ child }: Props) {
  const query = useCalendarFeed(child.id);
  const { data, error } = query;
  return (
    <Card
      title="Calendar"
      caption={`${child.firstName}'s vaccine days and checkups, with time and place, in your own calendar. It follows every change.`}
      busy={!data && !error}
    >
      <Loaded
        query={query}
        failed="Failed to load your calendar address"
        loading="Loading your calendar address..."
        rows={1}
      >
        {({ feed }) => <OwnCalendar key={child.id} child={child} feed={feed} />}
      </Loaded>
    </Card>
  );
}

function OwnCalendar({ child, feed }: Props & CalendarFeed) {
  const make = useChange(makingFeed, child.id);
  const end = useChange(endingFeed, child.id);
  const [shows, setShows] = useState<FeedName>('first-name');
  const [asked, setAsked] = useState<'replace' | 'end' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const done = () => setAsked(null);
  // After a replacement elsewhere the old address is not shown.
  const address = feed && make.data?.feed?.madeAt === feed.madeAt ? make.data.address : null;

  return (
    <div className="stack loose">
      {address && <NewCalendarAddress key={address} field={field} address={address} />}
      {feed && !address && <Made feed={feed} child={child} />}
      {!feed && <CalendarNameChoice child={child} shows={shows} onPick={setShows} />}
      {make.error && asked === null && (
        <Alert tone="clay" role="alert" title="The calendar address could not be made.">
          {problemText(make.error)}
        </Alert>
      )}
      <div className="row wrap" key={feed?.madeAt}>
        {feed ? (
          <>
            <Button onClick={() => setAsked('replace')}>Make a new address</Button>
            <Button look="quiet" onClick={() => setAsked('end')}>
              End this address
            </Button>
          </>
        ) : (
          <Button
            busy={make.isPending}
            onClick={() => make.mutate(shows, { onSuccess: () => focusSoon(calendarAddressId) })}
          >
            Make a calendar address
          </Button>
        )}
      </div>
      {feed && asked && (
        <WhenLoaded fallback={null} onFailed={done}>
          {asked === 'replace' ? (
            <ReplaceCalendarDialog
              child={child}
              shown={feed.shows}
              make={make}
              fallbackFocus={field}
              onCancel={done}
              onConfirm={(picked) => make.mutate(picked, { onSuccess: done })}
            />
          ) : (
            <EndCalendarDialog end={end} onCancel={done} onConfirm={() => end.mutate(undefined, { onSuccess: done })} />
          )}
        </WhenLoaded>
      )}
    </div>
  );
}

/** An existing address; it was shown only when made. */
function Made({ feed, child }: Props & { feed: NonNullable<CalendarFeed['feed']> }) {
  const { data: me } = useMe();
  const on = longDayText(localDay(me?.timeZone, new Date(feed.madeAt)));
  const name = feed.shows === 'initial' ? initial(child) : child.firstName;
  return (
    <p>
      You made a calendar address on {on}. It names {name}. If you do not have it any more, make a new one.
    </p>
  );
}
