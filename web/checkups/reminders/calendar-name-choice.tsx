import type { FeedName } from '#contract/checkups/calendar-feed.ts';
import type { Child } from '#contract/children.ts';
import { initial } from '#domain/children/child.ts';
import { PickGroup } from '#web/ui/form/pick-group.tsx';

type Props = { child: Pick<Child, 'firstName'>; shows: FeedName; onPick: (shows: FeedName) => void };

export function CalendarNameChoice({ child, shows, onPick }: Props) {
  return (
    <PickGroup
      name="calendarShows"
      label="Name in the calendar"
      hint="No last name, no birth date and no notes are in it."
      options={[
        { value: 'first-name', label: child.firstName },
        { value: 'initial', label: `${initial(child)} (initial)` },
      ]}
      value={shows}
      onPick={(picked) => onPick(picked === 'initial' ? 'initial' : 'first-name')}
    />
  );
}
