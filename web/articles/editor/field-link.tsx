import type { ReactNode } from 'react';
import { elementOf, goToField, type View } from './draft-fields.ts';

type Props = { name: string; setView: (view: View) => void; children: ReactNode };

/** Leads to a field, on phones through the view in which it is. */
export function FieldLink({ name, setView, children }: Props) {
  return (
    <a
      href={`#${elementOf(name)}`}
      onClick={(event) => {
        event.preventDefault();
        goToField(name, setView);
      }}
    >
      {children}
    </a>
  );
}
