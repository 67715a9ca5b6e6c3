import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { ChangesList, type ChangesListProps } from './changes-list.tsx';

export type ChangedMeanwhileAlertProps = ChangesListProps & {
  /** Who changed what: 'Daniel changed this measurement while it was open here.' */
  title: string;
  onLoadTheirs: () => void;
  onKeepMine: () => void;
};

/** Says what somebody else has saved while a form was open, and lets the parent choose whose values stay. */
export function ChangedMeanwhileAlert({ title, changes, onLoadTheirs, onKeepMine }: ChangedMeanwhileAlertProps) {
  return (
    <Alert tone="amber" role="alert" title={title}>
      <div className="stack tight">
        <ChangesList changes={changes} />
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
