import { Check } from 'lucide';
import { Badge } from '#web/ui/drawing/badge.tsx';
import type { Said } from './use-answered-here.ts';

/** In the place of the buttons, as high as they are: a second tap presses nothing, and nothing moves. */
export function SaidBadge({ said }: { said: Said }) {
  return (
    <span className="ms-said">
      {said === 'Achieved' ? (
        <Badge tone="done" icon={Check}>
          Achieved
        </Badge>
      ) : (
        <Badge>Skipped</Badge>
      )}
    </span>
  );
}
