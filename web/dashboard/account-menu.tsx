import { LogOut, Settings } from 'lucide';
import { useSignOut } from '#web/accounts/data.ts';
import { useGo } from '#web/client/go.ts';
import { Menu, MenuItem, MenuLine, MenuLink } from '#web/ui/overlay/menu.tsx';
import type { OnDemandMenuProps } from '#web/ui/behavior/on-demand.tsx';

const settingsHref = '/settings?section=account';

/** The account's own menu. */
export function AccountMenu({ trigger, startsOpen }: OnDemandMenuProps) {
  const go = useGo();
  const signOut = useSignOut();
  return (
    <Menu trigger={trigger} startsOpen={startsOpen}>
      <MenuLink icon={Settings} href={settingsHref} onPick={() => go(settingsHref)}>
        Settings
      </MenuLink>
      <MenuLine />
      <MenuItem icon={LogOut} onPick={() => signOut.mutate()}>
        Log out
      </MenuItem>
    </Menu>
  );
}
