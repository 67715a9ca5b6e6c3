import { Plus } from 'lucide';
import { lazily } from '#web/client/page/lazily.ts';
import { avatarClass, AvatarFace } from '#web/ui/drawing/avatar.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { OnDemand } from '#web/ui/behavior/on-demand.tsx';
import { toneOf } from '#web/ui/tone.ts';
import { activeOf, useChildren } from './data.ts';

const ChildSwitcherMenu = lazily(() => import('./child-switcher-menu.tsx'), 'ChildSwitcherMenu');

export function ChildSwitcherPanel() {
  const { data } = useChildren();
  if (!data) return null;
  const active = activeOf(data);
  const index = data.children.findIndex(({ id }) => id === active?.id);
  return (
    <OnDemand
      menu={ChildSwitcherMenu}
      trigger={
        <button
          type="button"
          className={avatarClass({ tone: toneOf(Math.max(0, index)), large: true })}
          aria-label={active ? `${active.firstName}. Switch child` : 'Add a child'}
          aria-haspopup="menu"
        >
          {active ? <AvatarFace name={active.firstName} picture={active.pictureAddress} /> : <Icon of={Plus} />}
        </button>
      }
    />
  );
}
