import { WifiOff } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../drawing/icon.tsx';

/** Above everything: the line is down, and what is shown instead and from when. */
export function OfflineBar({ children }: { children: ReactNode }) {
  return (
    <div className="offline" role="status">
      <Icon of={WifiOff} />
      <span>
        <strong>You are offline.</strong> {children}
      </span>
    </div>
  );
}
