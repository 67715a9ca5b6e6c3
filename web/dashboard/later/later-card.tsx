import { useState } from 'react';
import { isDrawing, LaterContext } from '#web/client/page/lazily.ts';
import { useIsHydrated } from '#web/ui/behavior/use-is-hydrated.ts';
import { useNear } from '#web/ui/behavior/use-near.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { DrawnCard, type LaterCardProps } from './drawn-card.tsx';

/** A card that stands as the server has drawn it, until it comes near. Its script is not loaded before that. */
export function LaterCard(props: LaterCardProps) {
  const { Card, child, today } = props;
  const isHydrated = useIsHydrated();
  const [isDrawn] = useState(!isHydrated);
  if (!isDrawing()) return isDrawn ? <DrawnCard {...props} /> : <UndrawnCard {...props} />;
  return (
    <div className="later">
      <LaterContext value>
        <Card child={child} today={today} />
      </LaterContext>
    </div>
  );
}

/** On a way within the app. */
function UndrawnCard({ Card, child, today }: LaterCardProps) {
  const [isNear, place] = useNear();
  const waiting = (
    <section ref={place} className="card" aria-busy>
      <Loading text="Loading..." rows={2} />
    </section>
  );
  if (!isNear) return waiting;
  return (
    <WhenLoaded fallback={waiting} failed={<Alert title="This part could not be loaded." tone="clay" />}>
      <Card child={child} today={today} />
    </WhenLoaded>
  );
}
