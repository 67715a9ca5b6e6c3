import { Suspense, useEffect, useRef, type MouseEvent } from 'react';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';
import { useMe } from '#web/accounts/data.ts';
import { GoContext, type Go } from '#web/client/go.ts';
import { useOnline } from '#web/client/use-online.ts';
import { Frame } from '#web/site/frame.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { OfflineBar } from '#web/ui/offline-bar.tsx';
import { Page } from '#web/ui/page.tsx';
import { Room } from './room.tsx';
import { RoomBoundary } from './room-boundary.tsx';
import { roomHref } from './room-href.ts';
import { Toasts } from './toasts.tsx';

/** What stands around every room: the bar, the line's state, toasts; and links that stay inside the rooms. */
export function RoomFrame() {
  const path = usePathname();
  const search = useSearch();
  const { data: me } = useMe();
  const isOnline = useOnline();
  const go: Go = (href, { replace = false } = {}) => navigate(href, { replace });
  useArrival(path);

  const stayInside = (event: MouseEvent) => {
    const href = roomHref(event.nativeEvent);
    if (href === null) return;
    event.preventDefault();
    go(href);
  };

  return (
    <GoContext value={go}>
      {/* Links work by themselves; this only spares loading the page anew. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={stayInside}>
        {!isOnline && <OfflineBar>What you see was loaded before. What you type stays.</OfflineBar>}
        <Frame
          account={me ? { name: me.name, theme: me.theme } : null}
          path={search === '' ? path : `${path}?${search}`}
        >
          <RoomBoundary key={path}>
            <Suspense fallback={<Waiting />}>
              <Room />
            </Suspense>
          </RoomBoundary>
        </Frame>
      </div>
      <Toasts />
    </GoContext>
  );
}

function Waiting() {
  return (
    <Page>
      <Loading text="Loading..." />
    </Page>
  );
}

/** After going to another room, reading goes on at its top, not at the link that was pressed. */
function useArrival(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.getElementById('main')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [path]);
}
