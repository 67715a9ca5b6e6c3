import { History } from 'lucide';
import { lazily } from '#web/client/page/lazily.ts';
import { useOpen } from '#web/ui/behavior/openings.tsx';
import { Button } from '#web/ui/button/button.tsx';
import type { VersionsProps } from './draft-versions-dialog.tsx';

const DraftVersionsDialog = lazily(() => import('./draft-versions-dialog.tsx'), 'DraftVersionsDialog');

type Props = Omit<VersionsProps, 'isUnsaved' | 'onClose'> & {
  /** Whether something typed is not saved. */
  isDirty?: () => boolean;
};

export function DraftVersionsButton({ isDirty, ...props }: Props) {
  const open = useOpen();
  return (
    <Button
      look="quiet"
      icon={History}
      onClick={() => {
        const isUnsaved = isDirty?.() ?? false;
        open((close) => <DraftVersionsDialog {...props} isUnsaved={isUnsaved} onClose={close} />);
      }}
    >
      Versions
    </Button>
  );
}
