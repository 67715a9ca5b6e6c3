import '#web/ui/css/pages/celebration.css';
import { X } from 'lucide';
import type { Child } from '#contract/children.ts';
import { firstSeenText } from '#domain/milestones/answer-text.ts';
import { useGo } from '#web/client/page/go.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { milestonesHref } from '../milestones-search.ts';
import type { Completed } from './completed.ts';
import { Confetti } from './confetti.tsx';

type Props = { child: Pick<Child, 'firstName'>; completed: Completed; onClose: () => void };

export function CelebrationCard({ child, completed: { group, of, last, next }, onClose }: Props) {
  const go = useGo();
  const look = (months: number) => {
    onClose();
    go(milestonesHref({ tab: 'all', age: months }));
  };
  return (
    <section className="celebrate" aria-label={`${group.label} complete`}>
      <Confetti key={group.id} />
      <div className="row between">
        <p className="display">🎉 All milestones completed for this age group!</p>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
      <p className="soft">
        {child.firstName}, {group.label}, {of} of {of}. The last one, {firstSeenText(last)}: “{last.description}”.
      </p>
      {next && (
        <div className="actions">
          <Button onClick={() => look(next.months)}>Look at {next.label}</Button>
        </div>
      )}
    </section>
  );
}
