import { CircleAlert } from 'lucide';
import { Fragment, useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '../drawing/icon.tsx';

export type WrongField = { id: string; label: string };
export type ErrorSummaryProps = {
  fields: readonly WrongField[];
  /** Counts submits, so that each refused one moves the focus here. */
  attempt: number;
  /** What was refused, where it is more than the fields. */
  title?: string;
  /** What became of what was typed. */
  after?: string;
  /** Shows a field that its link alone does not lead to. */
  onFollow?: (id: string) => void;
};

const inWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** 'One field needs another look.', 'Three fields need another look.' */
export function anotherLook(count: number, end: '.' | ':' = '.'): string {
  return `${inWords[count] ?? count} ${count === 1 ? 'field needs' : 'fields need'} another look${end}`;
}

/** Each field links to its input. Takes the focus. */
export function ErrorSummary({ fields, attempt, title, after, onFollow }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);

  if (fields.length === 0) return null;
  return (
    <div className="alert clay" role="alert" tabIndex={-1} ref={summary}>
      <Icon of={CircleAlert} />
      <div>
        <strong>{title ?? anotherLook(fields.length)}</strong>
        <br />
        {title && `${anotherLook(fields.length, ':')} `}
        {fields.map(({ id, label }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <a href={`#${id}`} onClick={onFollow && ((event) => follow(event, () => onFollow(id)))}>
              {label}
            </a>
          </Fragment>
        ))}
        {after && `. ${after}`}
      </div>
    </div>
  );
}

function follow(event: MouseEvent, go: () => void): void {
  event.preventDefault();
  go();
}

/**
 * None before the first submit.
 *
 * @param labels field labels by name, in form order
 */
export function wrongFields(
  { errors, refusals }: { readonly errors: Readonly<Record<string, string>>; readonly refusals: number },
  labels: Readonly<Record<string, string>>,
): WrongField[] {
  if (refusals === 0) return [];
  return Object.entries(labels)
    .filter(([name]) => errors[name] !== undefined)
    .map(([id, label]) => ({ id, label }));
}
