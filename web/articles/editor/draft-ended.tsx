import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { IntoView } from '#web/ui/state/into-view.tsx';
import { CopyTypedButton } from './copy-typed-button.tsx';
import type { DraftForm } from './use-draft-form.ts';

/** Nothing can be saved any more. What is typed stays. */
export function DraftEnded({ form: { ended, typed, saveAsNew } }: { form: DraftForm }) {
  if (ended === null) return null;
  const isRole = ended === 'role';
  return (
    <IntoView>
      <Alert
        tone="clay"
        role="alert"
        title={isRole ? 'You can no longer edit articles.' : 'This article was deleted while you were writing.'}
      >
        <div className="stack tight">
          <p>
            {isRole
              ? 'What you typed is still here, but it cannot be saved. Copy it to keep it. The person who runs this server chooses who can edit.'
              : 'What you typed is still here.'}
          </p>
          <div className="row wrap">
            {!isRole && <Button onClick={saveAsNew}>Save it as a new article</Button>}
            <CopyTypedButton typed={typed} />
          </div>
        </div>
      </Alert>
    </IntoView>
  );
}
