import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { answerTimeoutMs } from '#web/client/calls/send.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { useOnline } from '#web/client/page/use-online.ts';
import { Boundary } from '#web/ui/state/boundary.tsx';
import { isLostFile } from './lost-files.ts';
import { mayReload, noteReload } from './reload-once.ts';
import { PageFailed } from './page-failed.tsx';

const retryIntervalMs = 5000;

const broken = (error: unknown) => <Broken error={error} />;

export function PageBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={broken}>{children}</Boundary>;
}

function Broken({ error }: { error: unknown }) {
  const isMissing = isLostFile(error);
  const isOnline = useOnline();
  const [isTrying, setTrying] = useState(false);

  const tryAgain = async () => {
    setTrying(true);
    if (!(await reloadIfAnswered())) setTrying(false);
  };
  const reloadByItself = useEffectEvent(() => {
    if (isMissing && mayReload(isOnline, Date.now(), sessionStorage)) void reloadIfAnswered();
  });
  useEffect(() => {
    if (isOnline) reloadByItself();
    const timer = setInterval(() => reloadByItself(), retryIntervalMs);
    return () => clearInterval(timer);
  }, [isOnline]);

  return (
    <PageFailed
      requestId={error instanceof CallFailed ? error.requestId : undefined}
      isMissing={isMissing}
      isTrying={isTrying}
      onRetry={() => void tryAgain()}
    />
  );
}

/** Reloads only if the server answers: otherwise the browser or a proxy would replace the page with its own error. */
async function reloadIfAnswered(): Promise<boolean> {
  const isAnswered = await fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(answerTimeoutMs),
  }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (!isAnswered) return false;
  noteReload(Date.now(), sessionStorage);
  location.reload();
  return true;
}
