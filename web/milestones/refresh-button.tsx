import { RefreshCw } from 'lucide';
import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import { Button } from '#web/ui/button/button.tsx';
import { toastFailure } from '#web/ui/toast/toast-failure.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { useRefresh } from './data.ts';

export function RefreshButton({ child: { id, firstName } }: { child: Pick<Child, 'id' | 'firstName'> }) {
  const refresh = useRefresh(id);
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await refresh();
      toasts.show({ title: 'Milestones refreshed', text: `What is shown for ${firstName} is up to date.` });
    } catch (error) {
      toastFailure('Failed to refresh milestone data.', error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="quiet" className="compact" icon={RefreshCw} busy={isBusy} onClick={() => void press()}>
      <span>Refresh</span>
    </Button>
  );
}
