import type { ComponentProps } from 'react';
import { lazily } from '#web/client/page/lazily.ts';

const VisitAtHand = lazily(() => import('./visit-at-hand.tsx'), 'VisitAtHand');

export function VisitLoader(props: ComponentProps<typeof VisitAtHand>) {
  return <VisitAtHand {...props} />;
}
