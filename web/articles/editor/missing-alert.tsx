import { ListChecks } from 'lucide';
import { Fragment } from 'react';
import type { FieldProblem } from '#contract/problem.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { FieldLink } from './field-link.tsx';
import type { View } from './draft-fields.ts';

const inWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

/** 'One thing is missing', 'Two things are missing' */
export function missingText(count: number): string {
  return `${inWords[count] ?? count} ${count === 1 ? 'thing is' : 'things are'} missing`;
}

type Props = { problems: readonly FieldProblem[]; setView: (view: View) => void };

/** What is to be done before an article can be published. Nothing when it can. */
export function MissingAlert({ problems, setView }: Props) {
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
