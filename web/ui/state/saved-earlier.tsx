import type { ReactNode } from 'react';
import type { Person } from '#contract/stored.ts';
import type { Difference } from '#web/client/form/differences.ts';
import { savedEarlierText } from '#web/client/text/saved-earlier-text.ts';
import type { Reader } from '#web/client/text/history.ts';
import { Alert } from './alert.tsx';
import { Button } from '../button/button.tsx';
import { DifferenceList } from './difference-list.tsx';
import { IntoView } from './into-view.tsx';

export type SavedEarlierProps = {
  /** 'entry', 'question' */
  what: string;
  changedBy: Person;
  reader: Pick<Reader, 'id'>;
  /** From what is stored to what was sent; null once something else is typed. */
  differences: readonly Difference[] | null;
  text?: string;
  onChange: () => void;
  onLeave: () => void;
  /** Another way on. */
  children?: ReactNode;
};

/** For a form whose earlier save was stored although no answer came: whether what is stored should be changed. */
export function SavedEarlier({
  what,
  changedBy,
  reader,
  differences,
  text,
  onChange,
  onLeave,
  children,
}: SavedEarlierProps) {
  const { title, listed } = savedEarlierText(what, { changedBy, reader }, differences);
  return (
    <IntoView>
      <Alert tone="amber" role="alert" title={title}>
        <div className="stack tight">
          {text && <p>{text}</p>}
          <DifferenceList differences={listed} />
          <div className="row wrap">
            <Button onClick={onChange}>Change it</Button>
            <Button look="quiet" onClick={onLeave}>
              Leave it as saved
            </Button>
            {children}
          </div>
        </div>
      </Alert>
    </IntoView>
  );
}
