import { Menu as MenuIcon } from 'lucide';
import { useState } from 'react';
import { useGo } from '#web/client/page/go.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { classes } from '#web/ui/classes.ts';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { sections, tabs } from './sections.ts';
import { dashboardHref, type DashboardTab } from './tabs.ts';

const SectionDrawer = lazily(() => import('./section-drawer.tsx'), 'SectionDrawer');

const label = 'Dashboard Sections';

/** For wide screens. */
export function SectionTabs({ tab }: { tab: DashboardTab }) {
  const links = tabs.map((id) => ({ ...sections[id], id, href: dashboardHref(id) }));
  return (
    <div className={classes('page', 'only-wide')}>
      <div className="tabrow">
        <Tabs label={label} tabs={links} current={tab} />
      </div>
    </div>
  );
}

/** In their place on phones. */
export function SectionMenu({ tab }: { tab: DashboardTab }) {
  const go = useGo();
  const [isOpen, setOpen] = useState(false);
  const { icon, label: text } = sections[tab];
  const pick = (id: DashboardTab) => {
    setOpen(false);
    go(dashboardHref(id));
  };
  return (
    <div className={classes('page', 'only-small')}>
      <button type="button" className="btn full dash-menu" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Icon of={icon} />
        <span className="grow start-text">{text}</span>
        <span className="xs faint row">
          {label}
          <Icon of={MenuIcon} />
        </span>
      </button>
      {isOpen && (
        <WhenLoaded fallback={null} onFailed={() => setOpen(false)}>
          <SectionDrawer tab={tab} onPick={pick} onClose={() => setOpen(false)} />
        </WhenLoaded>
      )}
    </div>
  );
}
