import { Plus } from 'lucide';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { noneYetText } from './none-yet-text.ts';

export function NoneYet({ mayAdd }: { mayAdd: boolean }) {
  return (
    <Empty
      title="No measurements yet"
      action={
        mayAdd && (
          <ButtonLink look="primary" icon={Plus} href="/add-measurement">
            Add Measurement
          </ButtonLink>
        )
      }
    >
      {noneYetText(mayAdd)}
    </Empty>
  );
}
