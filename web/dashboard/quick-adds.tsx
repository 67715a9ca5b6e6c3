import { Plus } from 'lucide';
import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import type { QuickAdd } from '#web/client/page/page.ts';
import { Button } from '#web/ui/button/button.tsx';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';

type Props = { adds: readonly QuickAdd[]; child: Child; today: Day };

/** One button for each room; its dialog stays with the child it was opened for. */
export function QuickAdds({ adds, child, today }: Props) {
  const [open, setOpen] = useState<{ readonly add: QuickAdd; readonly of: Child } | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <div className="quick-adds" role="group" aria-label={`Add for ${child.firstName}`}>
        {adds.map((add) => (
          <Button key={add.label} icon={Plus} onClick={() => setOpen({ add, of: child })}>
            {add.label}
          </Button>
        ))}
      </div>
      {open && (
        <WhenLoaded fallback={null} onFailed={close}>
          <open.add.Dialog child={open.of} today={today} onClose={close} />
        </WhenLoaded>
      )}
    </>
  );
}
