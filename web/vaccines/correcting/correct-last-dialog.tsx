import type { Dose } from '#contract/vaccines.ts';
import type { QuickAddProps } from '#web/client/page/page.ts';
import { WhenKnown } from '../when-known.tsx';
import { CorrectDialog } from './correct-dialog.tsx';

export function CorrectLastDialog({ dose, ...props }: QuickAddProps & { dose: Dose }) {
  return (
    <WhenKnown {...props} title={`Correct a dose of ${props.child.firstName}`}>
      {(known) => <CorrectDialog known={known} dose={dose} onClose={props.onClose} />}
    </WhenKnown>
  );
}
