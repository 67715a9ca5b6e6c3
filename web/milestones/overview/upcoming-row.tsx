import { Circle } from 'lucide';
import { useId, type ReactNode } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { SaidBadge } from './said-badge.tsx';
import type { Said } from './use-answered-here.ts';

type Props = {
  description: string;
  about: ReactNode;
  /** What was pressed here; null where nothing was. */
  said: Said | null;
  /** Null for a viewer; `onSkip` null where something was said, which is never hidden. */
  acts: { onSkip: (() => void) | null; onAchieved: () => void } | null;
};

export function UpcomingRow({ description, about, said, acts }: Props) {
  const id = useId();
  return (
    <li>
      <div className="top">
        <div>
          <p className="desc" id={id}>
            {description}
          </p>
          <p className="ms-about">{about}</p>
        </div>
        {said && (
          <div className="answers">
            <SaidBadge said={said} />
          </div>
        )}
        {acts && !said && (
          <div className="answers" role="group" aria-labelledby={id}>
            {acts.onSkip && (
              <Button look="quiet" onClick={acts.onSkip}>
                Skip
              </Button>
            )}
            <Button icon={Circle} onClick={acts.onAchieved}>
              Achieved
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
