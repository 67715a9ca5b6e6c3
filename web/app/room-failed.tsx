import { Cloud } from '#web/ui/art/cloud.tsx';
import { Button } from '#web/ui/button.tsx';
import { HelpLine } from '#web/ui/help-line.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What shows when a room breaks: what happened, what is safe, and the way out. */
export function RoomFailed({ requestId }: { requestId: string | undefined }) {
  return (
    <Notice
      art={<Cloud />}
      title="An unexpected error occurred"
      lead="Please try again later. Nothing you saved is lost."
      actions={
        <Button look="primary" onClick={() => location.reload()}>
          Try again
        </Button>
      }
    >
      <HelpLine requestId={requestId} />
    </Notice>
  );
}
