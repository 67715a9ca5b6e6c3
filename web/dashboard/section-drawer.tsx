import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { dashboardHref, dashboardTabs, type DashboardTab } from './dashboard-tabs.ts';

type Props = { tab: DashboardTab; onPick: (tab: DashboardTab) => void; onClose: () => void };

const label = 'Dashboard Sections';

export function SectionDrawer({ tab, onPick, onClose }: Props) {
  return (
    <Drawer open onClose={onClose} title={label}>
      <nav aria-label={label}>
        {dashboardTabs.map(({ id, label: text, icon }) => (
          <a
            key={id}
            href={dashboardHref(id)}
            aria-current={id === tab ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onPick(id);
            }}
          >
            <Icon of={icon} />
            {text}
          </a>
        ))}
      </nav>
    </Drawer>
  );
}
