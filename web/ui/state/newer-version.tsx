import { useState, type ReactNode } from 'react';
import type { Person } from '#contract/stored.ts';
import { capital } from '#domain/text/capital.ts';
import type { Difference } from '#web/client/form/differences.ts';
import { nameOf, type Reader } from '#web/client/text/history.ts';
import { Button } from '../button/button.tsx';
import { Alert } from './alert.tsx';
import { DifferenceList } from './difference-list.tsx';
import { IntoView } from './into-view.tsx';

type Props = {
  changedBy: Person;
  reader: Reader;
  /** 'Yours is not lost.' */
  text: string;
  /** From what is stored to what is typed. */
  differences: readonly Difference[];
  onKeepMine: () => void;
  onLoad: () => void;
  /** Another way on. */
  children?: ReactNode;
};

/** Another editor saved meanwhile. Nothing typed is lost. */
export function NewerVersion({ changedBy, reader, text, differences, onKeepMine, onLoad, children }: Props) {
  const [isBoth, setBoth] = useState(false);
  const title = `${capital(nameOf(changedBy, reader))} saved a newer version while you were writing.`;
  return (
    <IntoView>
      <Alert tone="amber" role="alert" title={title}>
        <div className="stack tight">
          <p>{text}</p>
          {isBoth && (
            <>
              <p>What is stored, and what you typed:</p>
              <DifferenceList differences={differences} />
            </>
          )}
          <div className="row wrap">
            {!isBoth && <Button onClick={() => setBoth(true)}>See both</Button>}
            <Button onClick={onKeepMine}>Keep mine</Button>
            {children}
            {isBoth && (
              <Button look="quiet" onClick={onLoad}>
                Load the newer version
              </Button>
            )}
          </div>
        </div>
      </Alert>
    </IntoView>
  );
}
