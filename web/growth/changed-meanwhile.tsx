import type { Me } from '#contract/accounts/me.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { nameOf } from './measurement-origin.ts';
import type { Meanwhile, MeasurementFormState } from './use-measurement-form.ts';

type Props = { form: MeasurementFormState; meanwhile: Meanwhile; me: Me };

/** Says who changed what while the form was open, and lets the parent choose whose values stay. */
export function ChangedMeanwhile({ form, meanwhile: { current, changes }, me }: Props) {
  const who = current.changedBy?.id === me.id ? 'You changed' : `${capital(nameOf(current.changedBy, me))} changed`;
  return (
    <Alert tone="amber" role="alert" title={`${who} this measurement while it was open here.`}>
      <div className="stack tight">
        <ul>
          {changes.map(({ name, before, now }) => (
            <li key={name}>
              {name}: {before}, now {now}
            </li>
          ))}
        </ul>
        <div className="row wrap">
          <Button onClick={() => form.loadTheirs(current)}>Load the new values</Button>
          <Button look="quiet" onClick={() => form.keepMine(current)}>
            Keep mine
          </Button>
        </div>
      </div>
    </Alert>
  );
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
