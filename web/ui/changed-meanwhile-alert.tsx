import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

export type ChangedMeanwhileAlertProps = {
  /** Who changed what: 'Daniel changed this measurement while it was open here.' */
  title: string;
  /** What was changed: a fact, what it was when the form was opened, what it is now. */
  changes: readonly { readonly name: string; readonly before: string; readonly now: string }[];
  onLoadTheirs: () => void;
  onKeepMine: () => void;
};

/** Says what somebody else has saved while a form was open, and lets the parent choose whose values stay. */
export function ChangedMeanwhileAlert({ title, changes, onLoadTheirs, onKeepMine }: ChangedMeanwhileAlertProps) {
  return (
    <Alert tone="amber" role="alert" title={title}>
      <div className="stack tight">
        {changes.length > 0 && (
          <ul>
            {changes.map(({ name, before, now }) => (
              <li key={name}>
                {name}: {before}, now {now}
              </li>
            ))}
          </ul>
        )}
        <div className="row wrap">
          <Button onClick={onLoadTheirs}>Load the new values</Button>
          <Button look="quiet" onClick={onKeepMine}>
            Keep mine
          </Button>
        </div>
      </div>
    </Alert>
  );
}
