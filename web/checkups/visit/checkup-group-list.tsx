import { useState } from 'react';
import type { Checkup } from '#contract/checkups.ts';
import { dosesDay } from '#domain/checkups/status.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { Button } from '#web/ui/button/button.tsx';
import { groupTitle, type CheckupGroup } from './checkup-groups.ts';
import { checkupElementId } from './checkup-texts.ts';
import type { OpenDialog, Shown } from './shown.ts';
import { VisitCard } from './visit-card.tsx';
import { VisitFold } from './visit-fold.tsx';

type Props = Omit<Shown, 'checkup'> & {
  group: CheckupGroup;
  next: Checkup | null;
  /** The visits still to come, in order. */
  ahead: readonly Checkup[];
  openedId: string | undefined;
  onOpen: OpenDialog;
};

const scheduledAtFirst = 2;

export function CheckupGroupList({ group: { status, checkups }, next, ahead, openedId, onOpen, ...shown }: Props) {
  const [isWhole, setWhole] = useState(status !== 'future' || checkups.some(({ id }) => id === openedId));
  const isOver = status === 'completed' || status === 'before';
  const first = isWhole ? checkups : checkups.slice(0, scheduledAtFirst);
  const [hidden, ...others] = checkups.slice(first.length);
  const dayBefore = ({ id }: Checkup) => {
    const visit = ahead[ahead.findIndex((one) => one.id === id) - 1];
    return visit ? dosesDay(visit, shown.today) : null;
  };
  const showAll = ({ id }: Checkup) => {
    setWhole(true);
    focusSoon(checkupElementId({ id }));
  };
  return (
    <section className="stack tight" aria-labelledby={`checkups-${status}`}>
      <h2 className="group" id={`checkups-${status}`}>
        {groupTitle(status)} {status !== 'next' && <span className="soft">{checkups.length}</span>}
      </h2>
      <ul className={isOver ? 'folds' : 'stack'}>
        {first.map((checkup) =>
          isOver ? (
            <VisitFold
              key={checkup.id}
              {...shown}
              checkup={checkup}
              isOpened={checkup.id === openedId}
              onOpen={onOpen}
            />
          ) : (
            <VisitCard
              key={checkup.id}
              {...shown}
              checkup={checkup}
              isNext={checkup.id === next?.id}
              isOpened={checkup.id === openedId}
              after={dayBefore(checkup)}
              onOpen={onOpen}
            />
          ),
        )}
      </ul>
      {hidden && (
        <div>
          <Button look="quiet" onClick={() => showAll(hidden)}>
            Show {others.length + 1} more
          </Button>
        </div>
      )}
    </section>
  );
}
