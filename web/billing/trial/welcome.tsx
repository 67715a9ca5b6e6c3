import { useEffect } from 'react';
import { PLAN_TEXT } from '#domain/billing/plan-text.ts';
import { longDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useOpen } from '#web/ui/behavior/openings.tsx';
import { TickList } from '#web/ui/layout/tick-list.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { upgradeHref } from '../upgrade-href.ts';
import { noteWelcomed, wasWelcomed } from './welcomed.ts';

type Props = { accountId: string; endsOn: Day };

/** [SUB-01] Opens once for an account in this browser. It takes the place of no dialog that is open. */
export function Welcome({ accountId, endsOn }: Props) {
  const open = useOpen();
  useEffect(() => {
    if (wasWelcomed(accountId)) return;
    open((close) => <WelcomeDialog accountId={accountId} endsOn={endsOn} onClose={close} />);
  }, [accountId, endsOn, open]);
  return null;
}

function WelcomeDialog({ accountId, endsOn, onClose }: Props & { onClose: () => void }) {
  useEffect(() => noteWelcomed(accountId), [accountId]);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your free trial has begun"
      footer={
        <>
          <a className="btn quiet" href={upgradeHref}>
            See the plan
          </a>
          <Button look="primary" data-focus-first onClick={onClose}>
            Start
          </Button>
        </>
      }
    >
      <p>For 30 days, until {longDayText(endsOn)}, there is nothing to pay and nothing to decide. No card is stored.</p>
      <TickList
        of={[
          'Growth, vaccines, checkups, milestones, foods and articles are free, and stay free.',
          PLAN_TEXT,
          'Words about emergencies never need a plan.',
        ]}
      />
    </Dialog>
  );
}
