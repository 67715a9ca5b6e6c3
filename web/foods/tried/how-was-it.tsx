import { Undo2 } from 'lucide';
import { useId } from 'react';
import type { Child } from '#contract/children.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { tasteChanges } from '../taste-changes.ts';
import { LikingButtons } from './liking-buttons.tsx';
import { isLikingOpen, likings } from './taste-texts.ts';

type Props = { child: Child; taste: Taste; fieldId: string };

/** Asks about a food where it was saved a moment ago, with the way to take it back. */
export function HowWasIt({ child, taste, fieldId }: Props) {
  const saidId = useId();
  const remove = useChange(tasteChanges.removing, child.id);
  const { name, liking } = taste;
  const isAsked = isLikingOpen(taste);
  return (
    <div className="stack tight">
      <div className="row between">
        <p id={saidId} role="status" tabIndex={-1}>
          <strong>{name}</strong>, saved. {isAsked && `How did ${child.firstName} like it?`}
          {liking && `${likings[liking].label}.`}
        </p>
        <Button
          look="quiet"
          icon={Undo2}
          busy={remove.isPending}
          onClick={() => remove.mutate(taste, { onSuccess: () => focusSoon(fieldId) })}
        >
          Undo
        </Button>
      </div>
      {isAsked && <LikingButtons taste={taste} child={child} nextId={saidId} isQuiet />}
      <SaveFailed title="Failed to delete the food. Please try again." failed={remove.error} />
    </div>
  );
}
