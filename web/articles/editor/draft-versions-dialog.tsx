import { Undo2 } from 'lucide';
import { useState } from 'react';
import type { Draft, DraftAct, DraftVersionHead } from '#contract/articles/editing.ts';
import { count } from '#domain/time/age-text.ts';
import { capital } from '#domain/text/capital.ts';
import type { Day } from '#domain/time/day.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { whenText } from '#web/client/text/when-text.ts';
import { nameOf, type Reader } from '#web/client/text/history.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Alert } from '#web/ui/state/alert.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { detailsOf } from './detail-fields.ts';
import { restoringDraft } from './draft-changes.ts';
import { useDraftHistory, useDraftVersion, useRuleTitles } from './drafts-data.ts';
import { typedOf } from './read-draft.ts';

const acts: Readonly<Record<DraftAct, string>> = {
  saved: 'saved it',
  published: 'published it',
  unpublished: 'unpublished it',
  removed: 'deleted it',
  restored: 'brought back an earlier version',
};

export type VersionsProps = {
  draft: Pick<Draft, 'id' | 'version'>;
  reader: Reader;
  today: Day;
  /** Something typed is not saved, and would be lost. */
  isUnsaved: boolean;
  onRestored: (draft: Draft) => void;
  /** @returns whether the page says it */
  onRefused?: (failed: CallFailed) => boolean;
  onClose: () => void;
};

/** Who did what, the latest first, with the text of each version and the way back to it. */
export function DraftVersionsDialog({
  draft,
  reader,
  today,
  isUnsaved,
  onRestored,
  onRefused,
  onClose,
}: VersionsProps) {
  const query = useDraftHistory(draft.id);
  const restore = useChange(restoringDraft);
  const back = (of: number) =>
    restore.mutate(
      { ...draft, of },
      {
        onSuccess: (restored) => {
          onRestored(restored);
          onClose();
        },
        onError: (failed) => {
          if (onRefused?.(failed)) onClose();
        },
      },
    );
  return (
    <Dialog open wide title="Versions" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <div className="stack">
        {isUnsaved && (
          <Alert tone="amber" title="What you typed is not saved yet.">
            Save it first: going back to a version takes its place.
          </Alert>
        )}
        <SaveFailed title="Failed to bring the version back. Please try again." failed={restore.error} />
        <Loaded query={query} failed="Unable to load the versions." loading="Loading the versions..." rows={3}>
          {(versions) => (
            <ol className="version-list">
              {versions.map((version) => (
                <Version
                  key={version.version}
                  articleId={draft.id}
                  version={version}
                  who={`${capital(nameOf(version.changedBy, reader))} ${acts[version.act]}`}
                  when={whenText(version.changedAt, reader, today)}
                  isNow={version.version === draft.version}
                  isBusy={restore.isPending && restore.variables.of === version.version}
                  onBack={isUnsaved ? null : () => back(version.version)}
                />
              ))}
            </ol>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}

type VersionProps = {
  articleId: string;
  version: DraftVersionHead;
  who: string;
  when: string;
  isNow: boolean;
  isBusy: boolean;
  onBack: (() => void) | null;
};

function Version({ articleId, version: { version, title, words }, who, when, isNow, isBusy, onBack }: VersionProps) {
  const [isRead, setRead] = useState(false);
  return (
    <li>
      <p>
        <strong>{who}</strong>{' '}
        <span className="sm faint">
          {when} · version {version}
          {isNow && ', as it is now'}
        </span>
      </p>
      <p className="sm soft">
        {title === null ? 'This version cannot be read.' : `${title} · ${count(words, 'word')}`}
      </p>
      {isRead && <VersionText articleId={articleId} version={version} />}
      {title !== null && (
        <div className="row wrap">
          <Button look="quiet" aria-expanded={isRead} onClick={() => setRead(!isRead)}>
            {isRead ? `Hide version ${version}` : `Read version ${version}`}
          </Button>
          {!isNow && onBack && (
            <Button look="quiet" icon={Undo2} busy={isBusy} onClick={onBack}>
              Back to version {version}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function VersionText({ articleId, version }: { articleId: string; version: number }) {
  const query = useDraftVersion(articleId, version);
  const titleOf = useRuleTitles();
  return (
    <Loaded query={query} failed="Unable to load this version." loading="Loading this version..." rows={2}>
      {(draft) => (
        <div className="version-text sm">
          {draft.summary !== '' && <p>{draft.summary}</p>}
          <p className="as-typed">{draft.content === '' ? 'No text yet' : draft.content}</p>
          {detailsOf(typedOf(draft), titleOf).map(
            ({ field, name, lines, isList }) =>
              lines.length > 0 && (
                <p key={field} className="as-typed soft">
                  {isList ? [`${name}:`, ...lines].join('\n') : `${name}: ${lines.join(' ')}`}
                </p>
              ),
          )}
        </div>
      )}
    </Loaded>
  );
}
