import { useState } from 'react';
import { capital } from '#domain/text/capital.ts';
import { nameOf, type Reader } from '#web/client/text/history.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { DifferenceList } from '#web/ui/state/difference-list.tsx';
import { IntoView } from '#web/ui/state/into-view.tsx';
import { CopyTypedButton } from './copy-typed-button.tsx';
import { draftDifferences } from './draft-differences.ts';
import { typedOf } from './read-draft.ts';
import type { DraftForm } from './use-draft-form.ts';

/** Another editor saved meanwhile. Nothing typed is lost. */
export function DraftConflict({ form, reader }: { form: DraftForm; reader: Reader }) {
  const [isBoth, setBoth] = useState(false);
  const { meanwhile, typed, open, keepMine } = form;
  if (!meanwhile) return null;
  const title = `${capital(nameOf(meanwhile.changedBy, reader))} saved a newer version while you were writing.`;
  return (
    <IntoView>
      <Alert tone="amber" role="alert" title={title}>
        <div className="stack tight">
          <p>Yours is not lost, and theirs stays among the versions.</p>
          {isBoth && (
            <>
              <p>What is stored, and what you typed:</p>
              <DifferenceList differences={draftDifferences(typedOf(meanwhile), typed)} />
            </>
          )}
          <div className="row wrap">
            {!isBoth && <Button onClick={() => setBoth(true)}>See both</Button>}
            <Button onClick={() => keepMine(meanwhile)}>Keep mine</Button>
            <CopyTypedButton typed={typed} />
            {isBoth && (
              <Button look="quiet" onClick={() => open(meanwhile)}>
                Load the newer version
              </Button>
            )}
          </div>
        </div>
      </Alert>
    </IntoView>
  );
}
