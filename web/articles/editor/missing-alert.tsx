import { ListChecks } from 'lucide';
import { Fragment } from 'react';
import type { Draft } from '#contract/articles/editing.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { FieldLink } from './field-link.tsx';
import type { View } from './draft-fields.ts';

const inWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

/** 'One thing is missing', 'Two things are missing' */
export function missingText(count: number): string {
  return `${inWords[count] ?? count} ${count === 1 ? 'thing is' : 'things are'} missing`;
}

type Props = { draft: Draft | null; setView: (view: View) => void };

/** What is to be done before an article can be published. Nothing when it can. */
export function MissingAlert({ draft, setView }: Props) {
  if (draft?.isReadable === false) {
    return (
      <Alert tone="amber" role="status" title="What was saved of this article cannot be read.">
        Go back to one of its versions, or write it anew.
      </Alert>
    );
  }
  const problems = draft?.problems ?? [];
  if (problems.length === 0) return null;
  return (
    <Alert
      tone="amber"
      icon={ListChecks}
      role="status"
      title={`${missingText(problems.length)} before this can be published.`}
    >
      {problems.map(({ name, message }, at) => (
        <Fragment key={name}>
          {at > 0 && ' '}
          <FieldLink name={name} setView={setView}>
            {message}
          </FieldLink>
        </Fragment>
      ))}
    </Alert>
  );
}
