import { CircleAlert } from 'lucide';
import { pauseText } from '#domain/foods/pause-text.ts';
import type { Pause } from '#domain/foods/pause.ts';
import { Badge } from '#web/ui/drawing/badge.tsx';

/** @param foodId null for a meal with a name of its own */
type Props = { pause: Pause | null; foodId: string | null; name?: string };

/** Nothing for a food that is not paused. The milk that a child lives on is never said to be. */
export function PausedBadge({ pause, foodId, name }: Props) {
  if (pause === null) return null;
  return (
    <Badge tone="due" icon={CircleAlert}>
      {pauseText(pause, foodId, name)}
    </Badge>
  );
}
