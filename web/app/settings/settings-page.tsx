import { Baby, CircleUserRound, Users, type IconNode } from 'lucide';
import { AccountPanel } from '#web/accounts/settings/account-panel.tsx';
import { useMe, useToday } from '#web/accounts/data.ts';
import { ChildFormPanel } from '#web/children/child-form-panel.tsx';
import { ChildrenPanel } from '#web/children/children-panel.tsx';
import { CoParentsPanel } from '#web/sharing/co-parents-panel.tsx';
import { useTitle } from '#web/client/page/use-title.ts';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { keepInView } from './keep-in-view.ts';
import type { SettingsSearch, SettingsSection } from './settings-search.ts';

type Entry = { section: SettingsSection; label: string; text: string; icon: IconNode };

const menu: readonly Entry[] = [
  { section: 'newborn', label: 'Children', text: 'Manage child profiles', icon: Baby },
  { section: 'parents', label: 'Co-Parents', text: 'Invite and manage co-parents', icon: Users },
  { section: 'account', label: 'Account', text: 'Security settings', icon: CircleUserRound },
];

export function SettingsPage({ search }: { search: SettingsSearch }) {
  useTitle('Settings');
  return (
    <Page>
      <Breadcrumb path="/settings" />
      <h1 className="head">Settings</h1>
      <div className="setcols">
        <nav className="setmenu" aria-label="Settings">
          {menu.map(({ section, label, text, icon }) => (
            <a
              key={section}
              ref={section === search.section ? keepInView : undefined}
              href={`/settings?section=${section}`}
              aria-current={section === search.section ? 'page' : undefined}
            >
              <Icon of={icon} />
              <span>
                <strong>{label}</strong>
                <span className="xs faint">{text}</span>
              </span>
            </a>
          ))}
        </nav>
        <div className="stack">
          <Section search={search} />
        </div>
      </div>
    </Page>
  );
}

function Section({ search: { section, childId, action } }: { search: SettingsSearch }) {
  const { data: me } = useMe();
  const today = useToday();
  if (section === 'account') return <AccountPanel />;
  if (section === 'parents') return <CoParentsPanel childId={childId ?? null} isInviting={action === 'add'} />;
  if (childId || action)
    return (
      <ChildFormPanel
        childId={childId ?? null}
        isAdding={action === 'add'}
        today={today}
        units={me?.units ?? 'metric'}
      />
    );
  return <ChildrenPanel />;
}
