import { Upload } from 'lucide';
import { useId, useState } from 'react';
import { startImport, type Moved, type Transfer } from '#contract/accounts/transfers.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { childrenHref } from '#web/client/page/settings-hrefs.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Progress } from '#web/ui/state/progress.tsx';
import { importing, isUnderWay, movedText } from './transfers.ts';

const { mostBytes, tooLarge } = startImport.upload;

export function ImportForm({ latest }: { latest: Transfer | null }) {
  const [file, setFile] = useState<File | null>(null);
  const send = useChange(importing);
  const isBusy = send.isPending || isUnderWay(latest);
  const isTooLarge = file !== null && file.size > mostBytes;
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const forgetFile = () => {
          form.reset();
          setFile(null);
        };
        if (file) send.mutate(file, { onSuccess: forgetFile });
      }}
    >
      <h3>Import</h3>
      <p className="soft">
        Adds the children of an export to your account, as new ones. Nothing that is here already is changed. If the
        export has a chat history, it comes along, and your chat history is turned on.
      </p>
      <FileField onChoose={setFile} error={isTooLarge ? tooLarge : undefined} />
      <div role="status" className="stack live">
        {send.isPending && <Progress>Sending your file.</Progress>}
        {!send.isPending && latest && <Outcome of={latest} />}
      </div>
      {!isBusy && latest?.status === 'failed' && (
        <Alert tone="clay" role="alert" title="Nothing was imported.">
          {latest.refusal}
        </Alert>
      )}
      {send.error && (
        <Alert tone="clay" role="alert" title="The file could not be sent.">
          {problemText(send.error)}
        </Alert>
      )}
      <div className="row wrap">
        <Button
          type="submit"
          icon={Upload}
          busy={isBusy}
          disabledBecause={file === null ? 'Choose the ZIP of an export first.' : undefined}
          disabled={isTooLarge}
        >
          Import
        </Button>
      </div>
    </form>
  );
}

function FileField({ onChoose, error }: { onChoose: (file: File | null) => void; error: string | undefined }) {
  const id = useId();
  return (
    <Field id={id} label="ZIP of an export" error={error}>
      {(wiring) => (
        <input
          {...wiring}
          className="input file"
          type="file"
          name="export"
          accept=".zip,application/zip"
          onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
        />
      )}
    </Field>
  );
}

function Outcome({ of: { status, done, total, moved } }: { of: Transfer }) {
  if (moved) return <Added moved={moved} />;
  if (status !== 'waiting' && status !== 'running') return null;
  return total === null || total === 0 ? (
    <Progress>Reading your export.</Progress>
  ) : (
    <Progress share={done / total}>{`Bringing your data back, ${done} of ${total}.`}</Progress>
  );
}

function Added({ moved }: { moved: Moved }) {
  return (
    <Alert tone="fern" title={`Imported: ${movedText(moved)}.`}>
      <p>
        Everything reads as entered by you. Who else had access has to be invited again.{' '}
        <a href={childrenHref}>See your children</a>
      </p>
      {moved.beganHistory && <p>Your chat history is on now, as it was where the export was made.</p>}
      {moved.leftOut.length > 0 && (
        <>
          <p>Left out:</p>
          <ul>
            {moved.leftOut.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
