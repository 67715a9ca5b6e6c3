import { Plus, UserPlus } from 'lucide';
import { mayInvite } from '#domain/sharing/rights.ts';
import { useGo } from '#web/client/page/go.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Menu, MenuChoices, MenuLabel, MenuLine, MenuLink } from '#web/ui/overlay/menu.tsx';
import type { OnDemandMenuProps } from '#web/ui/behavior/on-demand.tsx';
import { addChildHref, inviteHref } from '#web/client/page/settings-hrefs.ts';
import { activeOf, useChildren } from './data.ts';
import { choosingActiveChild } from './active-child-changes.ts';

export function ChildSwitcherMenu({ trigger, startsOpen }: OnDemandMenuProps) {
  const { data } = useChildren();
  const choose = useChange(choosingActiveChild);
  const go = useGo();
  const active = data && activeOf(data);
  return (
    <Menu trigger={trigger} startsOpen={startsOpen} align="start">
      {active && (
        <>
          <MenuLabel>Switch child</MenuLabel>
          <MenuChoices
            label="Switch child"
            choices={data.children.map((child) => ({ value: child.id, label: child.fullName }))}
            value={active.id}
            onPick={(childId) => childId !== active.id && choose.mutate(childId)}
          />
          <MenuLine />
        </>
      )}
      <MenuLink icon={Plus} href={addChildHref} onPick={() => go(addChildHref)}>
        Add a new child
      </MenuLink>
      {active && mayInvite(active) && (
        <MenuLink icon={UserPlus} href={inviteHref(active.id)} onPick={() => go(inviteHref(active.id))}>
          Invite Co-Parent
        </MenuLink>
      )}
    </Menu>
  );
}
