import { LoaderCircle } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { Notice } from '#web/ui/state/notice.tsx';

export function InvitationWaiting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice
      art={
        <div className="waiting">
          <Icon of={LoaderCircle} className="spin" />
        </div>
      }
      title={title}
      lead={children}
    />
  );
}
