import type { Reader } from '#web/client/text/history.ts';
import { NewerVersion } from '#web/ui/state/newer-version.tsx';
import { CopyTypedButton } from './copy-typed-button.tsx';
import { draftDifferences } from './draft-differences.ts';
import { useRuleTitles } from './drafts-data.ts';
import { typedOf } from './read-draft.ts';
import type { DraftForm } from './use-draft-form.ts';

/** Another editor saved meanwhile. Nothing typed is lost. */
export function DraftConflict({ form, reader }: { form: DraftForm; reader: Reader }) {
  const titleOf = useRuleTitles();
  const { meanwhile, typed, open, keepMine } = form;
  if (!meanwhile) return null;
  return (
    <NewerVersion
      changedBy={meanwhile.changedBy}
      reader={reader}
      text="Yours is not lost, and theirs stays among the versions."
      differences={draftDifferences(typedOf(meanwhile), typed, titleOf)}
      onKeepMine={() => keepMine(meanwhile)}
      onLoad={() => open(meanwhile)}
    >
      <CopyTypedButton typed={typed} />
    </NewerVersion>
  );
}
