import { Trash2 } from 'lucide';
import { useState } from 'react';
import type { Deletion } from '#contract/accounts/deletion.ts';
import { exportHref } from '#web/client/page/settings-hrefs.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { useDeletion } from '../settings/settings-data.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { PartingText, sameParting } from './parting-text.tsx';

export function DeleteAccountCard() {
  const query = useDeletion();
  const { data: deletion, error } = query;
  return (
    <Card title="Delete account" className="clay" busy={!deletion && !error}>
      <Loaded
        query={query}
        failed="What would happen to your children cannot be shown"
        loading="Loading what would happen..."
        rows={2}
      >
        {(known) => <Shown deletion={known} />}
      </Loaded>
    </Card>
  );
}

function Shown({ deletion }: { deletion: Deletion }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="stack">
      <p className="soft">
        Your account is closed at once and erased within 30 days, from backups within 90. Until then you can change your
        mind.{' '}
        {sameParting(deletion.children).map((parted) => (
          <span key={parted[0].childId}>
            <PartingText parted={parted} />{' '}
          </span>
        ))}
        <a href={exportHref}>Export your data</a> first.
      </p>
      <div>
        <Button look="danger" icon={Trash2} onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      <DeleteAccountDialog open={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}
