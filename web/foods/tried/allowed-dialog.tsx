import { useState } from 'react';
import type { Child } from '#contract/children.ts';
import { ChangedTaste, type Taste } from '#contract/foods/tastes.ts';
import { askedOf, saidYes, type Asked } from '#domain/foods/doctor-said-yes.ts';
import type { Allowable, Part } from '#domain/foods/food.ts';
import { holdText, partText } from '#domain/foods/pause-text.ts';
import { holdsByReaction, isFirstTaste, type Pauses } from '#domain/foods/pauses.ts';
import type { Day } from '#domain/time/day.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { focusSoon } from '#web/client/form/focus-soon.ts';
import { typedText } from '#web/client/form/typed-text.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { useFocusWrong } from '#web/client/form/use-focus-wrong.ts';
import { capital } from '#domain/text/capital.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { bodyOf, NOT_SAVED, tasteChanges } from '../taste-changes.ts';
import { inLife } from './in-life.ts';
import { newestFirst } from './taste-order.ts';
import { onText, reactionText } from './taste-texts.ts';
import { WhichAllowed } from './which-allowed.tsx';

type Props = { child: Child; asked: Asked<Taste>; pauses: Pauses<Taste>; today: Day; onClose: () => void };

const formId = 'doctor-said-yes';

/** A doctor said what may be given again. It is kept with each reaction after which that waits. */
export function AllowedDialog({ child, asked, pauses, today, onClose }: Props) {
  const save = useChange(tasteChanges.saving, child.id);
  const held = askedOf(asked, pauses);
  const [checked, setChecked] = useState<readonly Allowable[]>([]);
  const [isMissing, setMissing] = useState(false);
  // Where there is but one thing to say yes to, nothing is asked.
  const sure = held.length === 1 ? held : null;
  const named = sure ?? checked;
  const keptWith = newestFirst(saidYes(asked, held, today, pauses).map(({ taste }) => taste));
  const first = 'taste' in asked ? asked.taste : keptWith[0];
  const form = useForm({
    schema: ChangedTaste.check(inLife({ bornOn: child.bornOn, today }, first ?? null)),
    read: (fields) =>
      first && {
        ...allowed(first, typedText(fields, 'allowedOn'), namedWith(first, today)),
        note: typedText(fields, 'note').trim() || null,
      },
    send: async (body) => {
      if (!first) return;
      const on = body.allowedOn ?? today;
      for (const { taste } of saidYes(asked, named, on, pauses))
        if (taste !== first) await save.mutateAsync({ id: taste.id, body: allowed(taste, on, namedWith(taste, on)) });
      await save.mutateAsync({ id: first.id, body });
      onClose();
    },
  });
  useFocusWrong(form);
  const namedWith = (taste: Taste, on: Day) =>
    saidYes(asked, named, on, pauses).find((kept) => kept.taste === taste)?.allowed ?? [];
  if (!first) return null;
  return (
    <FormDialog
      title={titleOf(child.firstName, asked, pauses)}
      formId={formId}
      verb="Save"
      busy={form.isBusy}
      onClose={onClose}
    >
      <form
        id={formId}
        {...form.formProps}
        onSubmit={(event) => {
          if (named.length > 0) return form.formProps.onSubmit(event);
          event.preventDefault();
          setMissing(true);
          focusSoon(`${formId}-named`);
        }}
        className="stack"
      >
        <p>
          Save this only when a doctor has said that {child.firstName} may have it. What the doctor did not name stays
          paused.
        </p>
        <ul className="plainlist">
          {('taste' in asked ? [asked.taste] : keptWith).map((taste) => (
            <li key={taste.id}>
              {taste.name}, {onText(taste.triedOn, today)}: {reactionText(taste)}
            </li>
          ))}
        </ul>
        {sure === null && (
          <WhichAllowed
            id={`${formId}-named`}
            held={held.map((one) => ({ one, label: labelOf(one, asked, first, pauses) }))}
            checked={checked}
            onChange={setChecked}
            error={isMissing && checked.length === 0 ? 'Check what the doctor named.' : undefined}
          />
        )}
        <DateField
          name="allowedOn"
          label="When did the doctor say so?"
          min={first.triedOn}
          max={today}
          defaultValue={today}
          error={form.errors['allowedOn']}
        />
        <TextField
          name="note"
          label="Note"
          optional
          hint="You can also write what the doctor said."
          maxLength={300}
          defaultValue={first.note ?? ''}
          error={form.errors['note']}
        />
        <SaveFailed title={NOT_SAVED} failed={form.failed} />
      </form>
    </FormDialog>
  );
}

function titleOf(firstName: string, asked: Asked<Taste>, { holds }: Pauses<Taste>): string {
  if ('food' in asked) return `May ${firstName} have ${asked.food.name}?`;
  if ('taste' in asked) return `May ${firstName} have it again?`;
  const isNew = holds.filter(({ thing }) => thing === asked.part).every(isFirstTaste);
  return `May ${firstName} have ${asked.part}${isNew ? '' : ' again'}?`;
}

function labelOf(one: 'food' | Part, asked: Asked<Taste>, by: Taste, pauses: Pauses<Taste>): string {
  if (one === 'food') return 'food' in asked ? asked.food.name : by.name;
  const hold = 'taste' in asked ? holdsByReaction(by, pauses).find(({ thing }) => thing === one) : null;
  return capital(hold ? holdText(hold) : partText(one));
}

function allowed<On extends string>(taste: Taste, allowedOn: On, named: readonly Allowable[]) {
  const all = [...new Set([...taste.allowed, ...named])];
  return { ...bodyOf(taste), allowedOn, allowed: all, version: taste.version };
}
