import type { Child } from '#contract/children.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import { LIKINGS } from '#domain/foods/food.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { bodyOf, NOT_SAVED, tasteChanges } from '../taste-changes.ts';
import { likings, type Liking } from './taste-texts.ts';

type Props = {
  taste: Taste;
  child: Child;
  /** Id of what has the focus then. */
  nextId: string;
  /** Its way back stands beside it. */
  isQuiet?: boolean;
};

/** How a child liked it, in one tap. */
export function LikingButtons({ taste, child, nextId, isQuiet = false }: Props) {
  const save = useChange(tasteChanges.saving, child.id);
  const say = (liking: Liking) => {
    const { id, version } = taste;
    save.mutate({ id, body: { ...bodyOf(taste), liking, version }, isQuiet }, { onSuccess: () => focusSoon(nextId) });
  };
  return (
    <>
      <div className="three-b" role="group" aria-label={`How did ${child.firstName} like it?`}>
        {LIKINGS.map((liking) => (
          <Button
            key={liking}
            icon={likings[liking].icon}
            busy={save.isPending && 'liking' in save.variables.body && save.variables.body.liking === liking}
            onClick={() => !save.isPending && say(liking)}
          >
            {likings[liking].label}
          </Button>
        ))}
      </div>
      <SaveFailed title={NOT_SAVED} failed={save.error} />
    </>
  );
}
