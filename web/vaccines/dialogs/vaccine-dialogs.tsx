import { AuthorityDialog } from '../choices/authority-dialog.tsx';
import { ConditionsDialog } from '../choices/conditions-dialog.tsx';
import { CorrectDialog } from '../correcting/correct-dialog.tsx';
import { DecideDialog } from '../choices/decide-dialog.tsx';
import { GivenDialog } from '../giving/given-dialog.tsx';
import type { KnownVaccines } from '../known-vaccines.ts';
import { NotesDialog } from './notes-dialog.tsx';
import { UnmarkDialog } from '../correcting/unmark-dialog.tsx';
import type { VaccineAction } from './vaccine-action.ts';

type Props = { action: VaccineAction; known: KnownVaccines; onClose: () => void };

export function VaccineDialogs({ action, ...rest }: Props) {
  switch (action.kind) {
    case 'give':
      return <GivenDialog rows={action.rows} {...rest} />;
    case 'unmark':
      return <UnmarkDialog row={action.row} {...rest} />;
    case 'notes':
      return <NotesDialog row={action.row} {...rest} />;
    case 'decide':
      return <DecideDialog row={action.row} {...rest} />;
    case 'correct':
      return <CorrectDialog dose={action.dose} {...rest} />;
    case 'conditions':
      return <ConditionsDialog {...rest} />;
    case 'authority':
      return <AuthorityDialog {...rest} />;
  }
}
