import { useId, useState } from 'react';
import type { Taste } from '#contract/foods/tastes.ts';
import { hasReacted } from '#domain/foods/food.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Segment } from '#web/ui/form/segment.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { LogEntry, type LogEntryProps } from './log-entry.tsx';
import { firstTimes, newestFirst } from './taste-order.ts';

const FIRST_SHOWN = 8;
const MORE_SHOWN = 50;

const shows = [
  { id: 'all', label: 'All' },
  { id: 'reactions', label: 'Reactions' },
] as const;

type Props = Omit<LogEntryProps, 'taste' | 'isFirst' | 'isAskedAbove'> & {
  tastes: readonly Taste[];
  /** Id of the one that is asked about where it was saved. */
  askedId: string | null;
};

export function TasteLog({ tastes, askedId, ...entry }: Props) {
  const panelId = useId();
  const [show, setShow] = useState<(typeof shows)[number]['id']>('all');
  const [most, setMost] = useState(FIRST_SHOWN);
  const firsts = firstTimes(tastes);
  const all = newestFirst(tastes).filter((taste) => show === 'all' || hasReacted(taste));
  const left = all.length - most;
  return (
    <Card
      title="Log"
      className="taste-log"
      aside={<Segment label="Show" items={shows} current={show} onPick={setShow} panelId={panelId} />}
      footer={
        left > 0 && (
          <Button look="quiet" onClick={() => setMost(most + MORE_SHOWN)}>
            Show {Math.min(left, MORE_SHOWN)} more
          </Button>
        )
      }
    >
      <div id={panelId} role="tabpanel" aria-label={show === 'all' ? 'All' : 'Reactions'}>
        {all.length === 0 ? (
          <p className="soft">{show === 'all' ? 'Nothing noted yet.' : 'No reaction noted.'}</p>
        ) : (
          <ul className="log">
            {all.slice(0, most).map((taste) => (
              <LogEntry
                key={taste.id}
                {...entry}
                taste={taste}
                isFirst={firsts.has(taste.id)}
                isAskedAbove={taste.id === askedId}
              />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
