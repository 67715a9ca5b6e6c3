import { LogOut, Mail, Settings } from 'lucide';
import { useGo } from '#web/client/page/go.ts';
import { accountHref } from '#web/client/page/settings-hrefs.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Menu, MenuItem, MenuLine, MenuLink } from '#web/ui/overlay/menu.tsx';
import type { OnDemandMenuProps } from '#web/ui/behavior/on-demand.tsx';
import { signingOutHere } from '#web/accounts/deletion/account-changes.ts';

const contactHref = '/contact-us';

export function AccountMenu({ trigger, startsOpen }: OnDemandMenuProps) {
  const go = useGo();
  const signOut = useChange(signingOutHere);
  return (
    <Menu trigger={trigger} startsOpen={startsOpen}>
      <MenuLink icon={Settings} href={accountHref} onPick={() => go(accountHref)}>
        Settings
      </MenuLink>
      <MenuLink icon={Mail} href={contactHref} onPick={() => go(contactHref)}>
        Contact Us
      </MenuLink>
      <MenuLine />
      <MenuItem icon={LogOut} onPick={() => signOut.mutate()}>
        Log out
      </MenuItem>
    </Menu>
  );
}
