import type { Child } from '#contract/children.ts';
import type { Reminders } from '#contract/checkups/reminders.ts';
import { useMe } from '#web/accounts/data.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Check } from '#web/ui/form/check.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { useReminders } from './reminding-data.ts';
import { choosingReminders, FAILED } from './reminding-changes.ts';

type Props = { child: Pick<Child, 'id' | 'firstName'> };

/** Each parent, viewers included, has their own. */
export function RemindersPanel({ child }: Props) {
  const query = useReminders(child.id);
  const { data, error } = query;
  const { data: me } = useMe();
  return (
    <Card
      title="Reminders by email"
      caption={`About ${child.firstName}, for you alone: to ${me?.email ?? 'your address'}, from 8 in the morning on.`}
      busy={!data && !error}
    >
      <Loaded query={query} failed="Failed to load your reminders" loading="Loading your reminders..." rows={1}>
        {(reminders) => <Choice key={child.id} child={child} reminders={reminders} />}
      </Loaded>
    </Card>
  );
}

function Choice({ child, reminders }: Props & { reminders: Reminders }) {
  const choose = useChange(choosingReminders, child.id);
  return (
    <div className="stack">
      <div>
        <Check
          name="remindOfVaccines"
          checked={reminders.vaccines}
          onChange={({ currentTarget }) => choose.mutate({ ...reminders, vaccines: currentTarget.checked })}
        >
          Vaccines, a week before a dose is due
        </Check>
        <Check
          name="remindOfCheckups"
          checked={reminders.checkups}
          onChange={({ currentTarget }) => choose.mutate({ ...reminders, checkups: currentTarget.checked })}
        >
          Checkups, three days before
        </Check>
      </div>
      {choose.error && (
        <Alert tone="clay" role="alert" title={FAILED}>
          {problemText(choose.error)}
        </Alert>
      )}
      <p className="sm soft">Each mail has a link that stops them.</p>
    </div>
  );
}
