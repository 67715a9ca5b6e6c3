import { Menu as MenuIcon } from 'lucide';
import { useState, type ReactNode } from 'react';
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

/** For wide screens. What it holds stands at the end, and on phones by itself. */
export function SectionTabs({ tab, children }: { tab: DashboardTab; children?: ReactNode }) {
  const links = tabs.map((id) => ({ ...sections[id], id, href: dashboardHref(id) }));
  return (
    <div className="page">
      <div className="tabrow">
        <div className="only-wide">
          <Tabs label={label} tabs={links} current={tab} />
        </div>
        {children}
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
