import { Check, LoaderCircle, Plus } from 'lucide';
import { useState } from 'react';
import type { Taste } from '#contract/foods/tastes.ts';
import type { Day } from '#domain/time/day.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { NOT_SAVED, tasteChanges, whatOf } from '../taste-changes.ts';
import { foodKey, hadLately } from './taste-order.ts';

const MOST = 6;

type Props = {
  childId: string;
  tastes: readonly Taste[];
  today: Day;
  isOffered: (taste: Taste) => boolean;
  onSaved: (id: string) => void;
};

/** One tap saves a food for today. Those shown stay while the page is open, so that the next one stays under the finger. */
export function HadLately({ childId, tastes, today, isOffered, onSaved }: Props) {
  const save = useChange(tasteChanges.saving, childId);
  const [lately] = useState(() =>
    hadLately(tastes, today)
      .filter((taste) => isOffered(taste))
      .slice(0, MOST)
      .map((taste) => ({ taste, id: newId() })),
  );
  if (lately.length === 0) return null;
  const hadToday = new Set(tastes.filter(({ triedOn }) => triedOn === today).map(foodKey));
  const sending = save.isPending ? save.variables.id : null;
  const add = (taste: Taste, id: string) =>
    save.mutate(
      { id, body: { id, ...whatOf(taste), triedOn: today }, isQuiet: true },
      { onSuccess: () => onSaved(id) },
    );
  return (
    <>
      <div className="chips" role="group" aria-label="Had lately">
        {lately.map(({ taste, id }) => {
          const isHad = hadToday.has(foodKey(taste));
          const isHeld = isHad || sending !== null;
          return (
            <button
              key={id}
              type="button"
              className={classes('chip', isHad && 'had')}
              aria-disabled={isHeld || undefined}
              aria-busy={sending === id || undefined}
              onClick={() => !isHeld && add(taste, id)}
            >
              <Icon
                of={isHad ? Check : sending === id ? LoaderCircle : Plus}
                className={classes(sending === id && 'spin')}
              />
              {taste.name}
              {isHad && <span className="sr">, saved for today</span>}
            </button>
          );
        })}
      </div>
      <SaveFailed title={NOT_SAVED} failed={save.error} />
    </>
  );
}
