import { Card } from '#web/ui/layout/card.tsx';
import { Failed } from '#web/ui/state/failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { useMe } from '../data.ts';
import { ProfileForm } from './profile-form.tsx';

export function ProfileCard() {
  const { data: me, error, isFetching, refetch } = useMe();
  return (
    <Card title="Account Profile" busy={!me && !error}>
      {me && <ProfileForm me={me} />}
      {!me && error && (
        <Failed
          title="Failed to load profile"
          busy={isFetching}
          onRetry={() => void refetch()}
          requestId={error.requestId}
        >
          Please try again later.
        </Failed>
      )}
      {!me && !error && <Loading text="Loading your profile..." rows={2} />}
    </Card>
  );
}
