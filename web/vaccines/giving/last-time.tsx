import { Layers } from 'lucide';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { productName } from './product-text.ts';
import type { useShots } from './use-shots.ts';

type Props = { shots: Pick<ReturnType<typeof useShots>, 'last' | 'takeLast'> };

/** The combination of last time is offered, never assumed. */
export function LastTime({ shots: { last, takeLast } }: Props) {
  if (!last) return null;
  return (
    <div className="chips">
      <button type="button" className="chip" onClick={takeLast}>
        <Icon of={Layers} />
        Same as last time: {productName(last)}
      </button>
    </div>
  );
}
