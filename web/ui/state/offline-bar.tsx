import { WifiOff } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../drawing/icon.tsx';

/** Above everything: offline, and how old the shown data is. */
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
