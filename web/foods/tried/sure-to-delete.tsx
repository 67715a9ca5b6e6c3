import { Check } from '#web/ui/form/check.tsx';
import { FieldNote, noteIdOf } from '#web/ui/form/field.tsx';

type Props = {
  /** Of the sentence; `${id}-check` is that of the check. */
  id: string;
  /** Delete was pressed. */
  isAsked: boolean;
  isSure: boolean;
  onSure: (isSure: boolean) => void;
};

/** With a reaction after which something waits: deleting it ends that, as an edit does, only if it was a mistake. */
export function SureToDelete({ id, isAsked, isSure, onSure }: Props) {
  const checkId = `${id}-check`;
  const error = isSure ? undefined : 'Check this to delete the entry.';
  return (
    <div className="stack tight">
      <p id={id} className="sm">
        Deleting this entry ends its pause, without a doctor&#39;s yes.
      </p>
      {isAsked && (
        <>
          <Check
            name={checkId}
            id={checkId}
            aria-describedby={noteIdOf(checkId, { hint: undefined, error })}
            checked={isSure}
            onChange={({ target }) => onSure(target.checked)}
          >
            It was not severe, or was noted by mistake.
          </Check>
          <FieldNote id={checkId} error={error} />
        </>
      )}
    </div>
  );
}
