import { useEffect, useRef } from 'react';
import { listText } from '#domain/text/list-text.ts';
import { useTitle } from '#web/client/page/use-title.ts';
import { ClosedDoor } from '#web/ui/drawing/art/closed-door.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Notice } from '#web/ui/state/notice.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import type { EndedAccess } from './ended-access.ts';

type Props = { names: EndedAccess; hasOthers: boolean; onGoOn: () => void };

export function AccessEnded({ names, hasOthers, onGoOn }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const who = listText(names);
  useTitle('Access ended');
  useEffect(() => place.current?.focus(), []);
  return (
    <Page>
      <div ref={place} tabIndex={-1} className="said" role="group" aria-live="polite">
        <Notice
          art={<ClosedDoor />}
          title={`You no longer have access to ${who}`}
          lead="What you entered is kept, under your name. If you think that this is a mistake, please ask the other parents."
          actions={
            <Button look="primary" onClick={onGoOn}>
              {hasOthers ? 'Go to your other children' : 'Go to the dashboard'}
            </Button>
          }
        />
      </div>
    </Page>
  );
}
