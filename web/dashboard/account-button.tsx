import { ChevronDown, CircleUserRound } from 'lucide';
import { lazily } from '#web/client/page/lazily.ts';
import { Button } from '#web/ui/button/button.tsx';
import { OnDemand } from '#web/ui/behavior/on-demand.tsx';

const AccountMenu = lazily(() => import('./account-menu.tsx'), 'AccountMenu');

export function AccountButton() {
  return (
    <OnDemand
      menu={AccountMenu}
      trigger={
        <Button look="quiet" icon={CircleUserRound} endIcon={ChevronDown} aria-haspopup="menu">
          Account
        </Button>
      }
    />
  );
}
