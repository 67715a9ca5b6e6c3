import { Cloud } from '#web/ui/drawing/art/cloud.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { HelpLine } from '#web/ui/state/help-line.tsx';
import { Notice } from '#web/ui/state/notice.tsx';

type Props = {
  requestId: string | undefined;
  /** Whether part of the page failed to load, as when offline. */
  isMissing: boolean;
  isTrying: boolean;
  onRetry: () => void;
};

export function PageFailed({ requestId, isMissing, isTrying, onRetry }: Props) {
  return (
    <Notice
      art={<Cloud />}
      title={isMissing ? 'This part could not be loaded' : 'An unexpected error occurred'}
      lead={
        isMissing
          ? 'It opens once the server answers again. Nothing you saved is lost.'
          : 'Please try again later. Nothing you saved is lost.'
      }
      actions={
        <Button look="primary" busy={isTrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <HelpLine requestId={requestId} />
    </Notice>
  );
}
