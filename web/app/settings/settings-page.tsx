import '#web/ui/css/pages/settings.css';
import { Baby, CircleUserRound, CreditCard, Users, type IconNode } from 'lucide';
import { Suspense, useContext } from 'react';
import { useMe, useToday } from '#web/accounts/data.ts';
import { ChildrenPanel } from '#web/children/children-panel.tsx';
import { DrawnContext } from '#web/client/page/drawn.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { useTitle } from '#web/client/page/use-title.ts';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { PageBoundary } from '../page-boundary.tsx';
import type { SettingsSearch, SettingsSection } from './settings-search.ts';

const AccountPanel = lazily(() => import('#web/accounts/settings/account-panel.tsx'), 'AccountPanel');
const ConsentCard = lazily(() => import('#web/chat/consent/consent-card.tsx'), 'ConsentCard');
const HistoryCard = lazily(() => import('#web/chat/history/history-card.tsx'), 'HistoryCard');
const ChildFormPanel = lazily(() => import('#web/children/child-form-panel.tsx'), 'ChildFormPanel');
const CoParentsPanel = lazily(() => import('#web/sharing/co-parents-panel.tsx'), 'CoParentsPanel');
const SubscriptionPanel = lazily(() => import('#web/billing/settings/subscription-panel.tsx'), 'SubscriptionPanel');

type Entry = { section: SettingsSection; label: string; text: string; icon: IconNode };

const menu: readonly Entry[] = [
  { section: 'newborn', label: 'Children', text: 'Manage child profiles', icon: Baby },
  { section: 'parents', label: 'Co-Parents', text: 'Invite and manage co-parents', icon: Users },
  { section: 'account', label: 'Account', text: 'Security settings', icon: CircleUserRound },
  { section: 'subscription', label: 'Subscription', text: 'Manage your plan', icon: CreditCard },
];

export function SettingsPage({ search: asked }: { search: SettingsSearch }) {
  const { hasPlan } = useContext(DrawnContext);
  const search: SettingsSearch = isThere(asked.section, hasPlan) ? asked : { section: 'newborn' };
  useTitle('Settings');
  const entries = menu.filter(({ section }) => isThere(section, hasPlan));
  return (
    <Page>
      <h1 className="head">Settings</h1>
      <div className="setcols">
        <nav className="setmenu" aria-label="Settings">
          {entries.map(({ section, label, text, icon }) => (
            <a
              key={section}
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
          <PageBoundary key={isForm(search) ? 'form' : search.section}>
            <Suspense fallback={<Loading text="Loading..." />}>
              <Section search={search} />
            </Suspense>
          </PageBoundary>
        </div>
      </div>
    </Page>
  );
}

function Section({ search }: { search: SettingsSearch }) {
  const { section, childId, action } = search;
  const { data: me } = useMe();
  const today = useToday();
  if (section === 'account') {
    return (
      <AccountPanel>
        <HistoryCard />
        <ConsentCard />
      </AccountPanel>
    );
  }
  if (section === 'subscription') return <SubscriptionPanel />;
  if (section === 'parents') return <CoParentsPanel childId={childId ?? null} isInviting={action === 'add'} />;
  if (!isForm(search)) return <ChildrenPanel />;
  return (
    <ChildFormPanel childId={childId ?? null} isAdding={action === 'add'} today={today} units={me?.units ?? 'metric'} />
  );
}

/** Without a plan nothing is paid, and so there is nothing to manage. */
function isThere(section: SettingsSection, hasPlan: boolean): boolean {
  return hasPlan || section !== 'subscription';
}

/** Whether the form of a child is open. */
function isForm({ section, childId, action }: SettingsSearch): boolean {
  return section === 'newborn' && (childId !== undefined || action !== undefined);
}
