import { Sprout } from 'lucide';
import { Fold } from '#web/ui/layout/fold.tsx';
import { TickList } from '#web/ui/layout/tick-list.tsx';
import { FoldTitle } from './fold-title.tsx';

export function ReadinessSigns({ signs }: { signs: readonly string[] }) {
  return (
    <div id="readiness">
      <Fold title={<FoldTitle icon={Sprout}>Signs of readiness</FoldTitle>} open>
        <div className="stack">
          <p className="sm soft">A child who is ready for solid food shows all of these, at about 6 months:</p>
          <TickList of={signs} />
        </div>
      </Fold>
    </div>
  );
}
