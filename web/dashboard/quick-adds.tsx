import { Plus } from 'lucide';
import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import type { QuickAdd } from '#web/client/page/page.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useOpen } from '#web/ui/behavior/openings.tsx';

type Props = { adds: readonly QuickAdd[]; child: Child; today: Day };

/** One button for each room. */
export function QuickAdds({ adds, child, today }: Props) {
  const open = useOpen();
  return (
    <div className="quick-adds" role="group" aria-label={`Add for ${child.firstName}`}>
      {adds.map(({ label, Dialog }) => (
        <Button
          key={label}
          icon={Plus}
          onClick={() => open((close) => <Dialog child={child} today={today} onClose={close} />)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
