import { useState } from 'react';
import { capital } from '#domain/text/capital.ts';
import { nameOf, type Reader } from '#web/client/text/history.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { IntoView } from '#web/ui/state/into-view.tsx';
import { SavedEarlier } from '#web/ui/state/saved-earlier.tsx';
import { DifferenceList } from '#web/ui/state/difference-list.tsx';
import { guideDifferences } from './guide-differences.ts';
import { typedOf } from './read-guide-entry.ts';
import type { GuideFormState } from './use-guide-form.ts';

type Props = { form: GuideFormState; reader: Reader; onLeave: () => void };

/** Another editor saved meanwhile, or an earlier save was stored although no answer came. */
export function GuideConflict({ form, reader, onLeave }: Props) {
  const { seen, typed, sent } = form;
  const [isBoth, setBoth] = useState(false);
  if (seen.earlier) {
    return (
      <SavedEarlier
        what="entry"
        changedBy={seen.earlier.changedBy}
        reader={reader}
        differences={sent && guideDifferences(typedOf(seen.earlier), sent)}
        onChange={() => seen.keepMine(form)}
        onLeave={onLeave}
      />
    );
  }
  if (!seen.meanwhile) return null;
  const { current } = seen.meanwhile;
  return (
    <IntoView>
      <Alert
        tone="amber"
        role="alert"
        title={`${capital(nameOf(current.changedBy, reader))} saved a newer version while you were writing.`}
      >
        <div className="stack tight">
          <p>Yours is not lost.</p>
          {isBoth && (
            <>
              <p>What is stored, and what you typed:</p>
              <DifferenceList differences={guideDifferences(typedOf(current), typed)} />
            </>
          )}
          <div className="row wrap">
            {isBoth ? (
              <Button onClick={seen.loadTheirs}>Load the new values</Button>
            ) : (
              <Button onClick={() => setBoth(true)}>See both</Button>
            )}
            <Button look="quiet" onClick={() => seen.keepMine(form)}>
              Keep mine
            </Button>
          </div>
        </div>
      </Alert>
    </IntoView>
  );
}
