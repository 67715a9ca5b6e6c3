import { useEffect, useState, type ReactNode } from 'react';
import { CallFailed } from '#web/client/call.ts';
import { Boundary } from '#web/ui/boundary.tsx';
import { isLostFile } from './lost-files.ts';
import { mayReload, noteReload } from './reload-once.ts';
import { RoomFailed } from './room-failed.tsx';

const broken = (error: unknown) => <Broken error={error} />;

/** Keeps a room that breaks from taking the bar and the other rooms with it. */
export function RoomBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={broken}>{children}</Boundary>;
}

function Broken({ error }: { error: unknown }) {
  const [isReloading] = useState(() => isLostFile(error) && mayReload(navigator.onLine, Date.now(), sessionStorage));
  useEffect(() => {
    if (!isReloading) return;
    noteReload(Date.now(), sessionStorage);
    location.reload();
  }, [isReloading]);
  return !isReloading && <RoomFailed requestId={error instanceof CallFailed ? error.requestId : undefined} />;
}
