import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Hourglass } from 'lucide';
import { useId } from 'react';
import type { Subscription } from '#contract/billing.ts';
import { todayIn } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import { useChange, type Change } from '#web/client/calls/use-change.ts';
import { knownZone } from '#web/client/text/local-day.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { TickList } from '#web/ui/layout/tick-list.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { Failed } from '#web/ui/state/failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { useSubscription } from '../data.ts';
import { useTrial } from '../trial/trial-data.ts';
import { openingPortal, startingCheckout, toPaymentPage } from './paying-changes.ts';
import { statusShown, type StatusShown } from './status-shown.ts';

const free = ['Growth, vaccines, checkups, milestones', 'Food guide and articles', 'Co-parents, export, print'];
const paid = ['AI insights, one every 30 days for each child', 'Expert chat', 'All free features stay as they are'];

export function SubscriptionPanel() {
  const subscription = useSubscription();
  return (
    <>
      {subscription.data?.isTest && (
        <Alert title="Test payments">No money moves on this server, and no card is charged.</Alert>
      )}
      <Status />
      <PlanCard price={subscription.data?.price ?? null} />
    </>
  );
}

function Status() {
  const subscription = useSubscription();
  const trial = useTrial();
  const { data: me } = useMe();
  const zone = knownZone(me?.timeZone);
  const shown =
    subscription.data && statusShown(subscription.data, trial.data, (instant) => todayIn(zone, new Date(instant)));
  if (shown) return <StatusCard shown={shown} />;
  const failed = [subscription, trial].find(({ error }) => error !== null);
  return (
    <Card title="Subscription" busy={!failed}>
      {failed ? (
        <Failed
          title="Error loading subscription status."
          requestId={failed.error?.requestId}
          busy={subscription.isFetching || trial.isFetching}
          onRetry={() => void Promise.all([subscription.refetch(), trial.refetch()])}
        >
          Nothing was charged or changed.
        </Failed>
      ) : (
        <Loading text="Loading your subscription..." rows={2} />
      )}
    </Card>
  );
}

function StatusCard({ shown: { title, text, tile, badge, warning, unsettled, button } }: { shown: StatusShown }) {
  const titleId = useId();
  return (
    <section className="card plan-state" aria-labelledby={titleId}>
      <div className="row">
        <Tile {...tile} />
        <div className="grow">
          <div className="row wrap">
            <h2 id={titleId}>{title}</h2>
            {badge && <Badge {...badge} />}
          </div>
          <p className="soft">{text}</p>
        </div>
      </div>
      {warning && <Alert tone="amber" icon={Hourglass} title={warning} />}
      {unsettled && <Alert tone="amber">{unsettled}</Alert>}
      {button && (
        <div className="actions">{button.opens === 'portal' ? <Portal {...button} /> : <Checkout {...button} />}</div>
      )}
    </section>
  );
}

type ButtonProps = { label: string; isMain: boolean };

function Portal({ label, isMain }: ButtonProps) {
  const { isPending, open } = useOpening(openingPortal);
  return (
    <Button {...(isMain && { look: 'primary' })} busy={isPending} onClick={open}>
      {label}
    </Button>
  );
}

function Checkout({ label, isMain }: ButtonProps) {
  const { isPending, open } = useOpening(startingCheckout);
  return (
    <Button {...(isMain && { look: 'primary' })} busy={isPending} onClick={open}>
      {label}
    </Button>
  );
}

/** A second press, also one before the button is drawn busy, opens nothing more. */
function useOpening<Opened>(opening: (client: QueryClient) => Change<Opened>) {
  const client = useQueryClient();
  const { isPending, mutate } = useChange(opening);
  const open = () => {
    if (client.isMutating({ mutationKey: toPaymentPage }) === 0) mutate();
  };
  return { isPending, open };
}

function PlanCard({ price }: Pick<Subscription, 'price'>) {
  return (
    <Card title="Your plan" caption="Billing is handled by a card payment provider; card numbers never reach Fernling.">
      <div className="plan-parts">
        <div>
          <h3>Essential features, free</h3>
          <TickList of={free} />
        </div>
        <div>
          <h3>With a plan</h3>
          {price && <p className="soft">{price}</p>}
          <TickList of={paid} />
        </div>
      </div>
    </Card>
  );
}
