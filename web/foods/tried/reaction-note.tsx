import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import { reactionSourceText } from '#domain/foods/reaction-text.ts';
import type { Day } from '#domain/time/day.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { ReactionFields } from './reaction-fields.tsx';
import { TasteOutcome } from './taste-outcome.tsx';
import { signsError } from './signs-error.ts';
import { useTasteForm } from './use-taste-form.ts';

type Props = { child: Child; taste: Taste; me: Me; today: Day; onClose: () => void };

/** Opens under an entry of the log. */
export function ReactionNote({ child, taste, me, today, onClose }: Props) {
  const id = `note-${taste.id}`;
  const form = useTasteForm({ id, child, taste, what: null, eaten: taste, today, onDone: onClose });
  const { reaction, opened } = form;
  return (
    <form key={opened.opening} {...form.formProps} className="panel" aria-label={`Reaction or note: ${taste.name}`}>
      <ReactionFields
        id={id}
        reaction={reaction}
        lacks={form.lacks}
        onEmergency={form.onEmergency}
        error={signsError(form)}
      />
      <TasteOutcome form={form} me={me} />
      <TextField
        id={`${id}-note`}
        name="note"
        label="Note"
        optional
        maxLength={300}
        defaultValue={opened.taste?.note ?? ''}
        error={form.errors['note']}
      />
      {reaction.advice && <SourceLine>{reactionSourceText()}</SourceLine>}
      <div className="actions">
        <Button type="submit" look="primary" busy={form.isBusy}>
          Save
        </Button>
        <Button look="quiet" onClick={onClose}>
          {form.savedAt ? 'Close' : 'Cancel'}
        </Button>
      </div>
    </form>
  );
}
