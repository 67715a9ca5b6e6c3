import { useEffect, useState, type ReactNode } from 'react';
import type { Child } from '#contract/children.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { IntoView } from '#web/ui/state/into-view.tsx';
import { endCelebration, useCelebrated } from './celebrations.ts';

const CelebrationCard = lazily(() => import('./celebration-card.tsx'), 'CelebrationCard');

type Props = {
  child: Pick<Child, 'id' | 'firstName'>;
  /** Stands here while nothing is celebrated. */
  instead?: ReactNode;
};

/** A completed group, celebrated beside what was pressed, in view and spoken. It ends with what it stands beside. */
export function Celebration({ child, instead = null }: Props) {
  const completed = useCelebrated(child.id);
  // A region is spoken if it was there before its words.
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useEffect(() => (completed ? () => endCelebration(completed) : undefined), [completed]);
  return (
    <>
      <div ref={setRegion} role="status" className={completed ? undefined : 'sr'}>
        {completed && region && (
          <WhenLoaded fallback={null} isQuiet onFailed={() => endCelebration()}>
            <IntoView>
              <CelebrationCard child={child} completed={completed} onClose={() => endCelebration()} />
            </IntoView>
          </WhenLoaded>
        )}
      </div>
      {!completed && instead}
    </>
  );
}
