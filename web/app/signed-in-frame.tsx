import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useMe } from '#web/accounts/data.ts';
import { ChildSwitcherPanel } from '#web/children/child-switcher-panel.tsx';
import { useChildren } from '#web/children/data.ts';
import { GoContext, type Go } from '#web/client/page/go.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { useOnline } from '#web/client/page/use-online.ts';
import { Frame } from '#web/site/frame.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { useFromBrowser } from '#web/ui/behavior/use-from-browser.ts';
import { Openings } from '#web/ui/behavior/openings.tsx';
import { OfflineBar } from '#web/ui/state/offline-bar.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { watchAccess, type EndedAccess } from './ended-access.ts';
import { fullAddress } from './full-address.ts';
import { newestAnswerAtMs, offlineText } from './offline-text.ts';
import { PasswordPrompt } from './password-prompt.tsx';
import { Router } from './router.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { insideHref } from './inside-href.ts';
import { Toasts } from './toasts.tsx';
import { useAddress } from './use-address.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const AccessEnded = lazily(() => import('./access-ended.tsx'), 'AccessEnded');

/** Always the same: another one would draw again all that waits, as the server has drawn it, for its script. */
const go: Go = (href, { replace = false } = {}) => navigate(href, { replace });

/** Links between signed-in pages do not reload the document. */
export function SignedInFrame() {
  const { path, search } = useAddress();
  const { data: me } = useMe();
  const isOnline = useOnline();
  const address = fullAddress(path, search);
  useFocusOnNavigation(address);

  const stayInside = (event: MouseEvent) => {
    const href = insideHref(event.nativeEvent);
    if (href === null) return;
    event.preventDefault();
    go(href);
  };

  return (
    <GoContext value={go}>
      {/* Links work by themselves; this only avoids a page load. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={stayInside}>
        <Frame
          account={me ? { name: me.name, theme: me.theme } : null}
          path={`${path}${search}`}
          who={<ChildSwitcherPanel />}
          notice={!isOnline && <SinceWhen />}
        >
          <PageBoundary key={path}>
            <Suspense fallback={<Waiting />}>
              <AccessWatch address={address} onGoOn={() => go('/dashboard')}>
                <Openings address={address}>
                  <Router />
                </Openings>
              </AccessWatch>
            </Suspense>
          </PageBoundary>
        </Frame>
      </div>
      <PasswordPrompt />
      <Toasts />
    </GoContext>
  );
}

type WatchProps = { address: string; onGoOn: () => void; children: ReactNode };

/** What it says goes with the view in whose place it stands. */
function AccessWatch({ address, onGoOn, children }: WatchProps) {
  const queries = useQueryClient();
  const { data } = useChildren();
  const [ended, setEnded] = useState<EndedAccess | null>(null);
  const [shown, setShown] = useState(address);
  useEffect(() => watchAccess(queries, setEnded), [queries]);
  if (shown !== address) {
    setShown(address);
    setEnded(null);
  }
  if (!ended) return children;
  const goOn = () => {
    setEnded(null);
    onGoOn();
  };
  return <AccessEnded names={ended} hasOthers={(data?.children.length ?? 0) > 0} onGoOn={goOn} />;
}

/** Mounted when the connection drops, after which no newer data can arrive. */
function SinceWhen() {
  const queries = useQueryClient();
  const text = useFromBrowser(() => offlineText(newestAnswerAtMs(queries.getQueryCache().getAll()), new Date()), '');
  return <OfflineBar>{text}</OfflineBar>;
}

function Waiting() {
  return (
    <Page>
      <Loading text="Loading..." />
    </Page>
  );
}
