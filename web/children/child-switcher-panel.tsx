import { ChevronDown, Plus } from 'lucide';
import { lazily } from '#web/client/page/lazily.ts';
import { Avatar } from '#web/ui/drawing/avatar.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { OnDemand } from '#web/ui/behavior/on-demand.tsx';
import { toneOf } from '#web/ui/tone.ts';
import { activeOf, useChildren } from './data.ts';

const ChildSwitcherMenu = lazily(() => import('./child-switcher-menu.tsx'), 'ChildSwitcherMenu');

/** In the bar of every signed-in page. */
export function ChildSwitcherPanel() {
  const { data } = useChildren();
  if (!data) return null;
  const active = activeOf(data);
  const index = data.children.findIndex(({ id }) => id === active?.id);
  return (
    <OnDemand
      menu={ChildSwitcherMenu}
      trigger={
        <button type="button" className="btn who" aria-haspopup="menu">
          {active ? (
            <Avatar name={active.firstName} picture={active.pictureAddress} tone={toneOf(Math.max(0, index))} />
          ) : (
            <Icon of={Plus} />
          )}
          <span className="who-name">
            {active ? active.firstName : 'Add a child'}
            {active && <VisuallyHidden> Switch child</VisuallyHidden>}
          </span>
          <Icon of={ChevronDown} />
        </button>
      }
    />
  );
}
