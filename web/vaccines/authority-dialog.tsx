import { type VaccineAuthority, type VaccinePlan } from '#contract/vaccines.ts';
import { chooseVaccineAuthority } from '#contract/vaccines/changing.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { dayHere } from '#web/client/day-here.ts';
import { nameOf, type Reader } from '#web/client/history.ts';
import { useForm } from '#web/client/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PickGroup } from '#web/ui/pick-group.tsx';
import { UnsavedDialog } from '#web/ui/unsaved-dialog.tsx';
import { useChooseAuthority } from './changing-data.ts';
import { capital } from './dose-text.ts';
import type { KnownVaccines } from './known-vaccines.ts';
import { UpdateFailed } from './update-failed.tsx';
import { textOf } from './use-given-form.ts';
import { useTyped } from './use-typed.ts';

const formId = 'authority-form';

/** Chooses whose recommendations the plan of a child follows. */
export function AuthorityDialog({ known, onClose }: { known: KnownVaccines; onClose: () => void }) {
  const { child, plan } = known;
  const choose = useChooseAuthority(child.id);
  const form = useForm({
    schema: chooseVaccineAuthority.body,
    read: (fields) => ({ authority: textOf(fields, 'authority'), version: plan.version }),
    send: async (body) => {
      await choose.mutateAsync(body);
      onClose();
    },
  });
  const { unsaved, formProps } = useTyped(form);
  const close = () => unsaved.leave(onClose);
  return (
    <Dialog
      open
      wide
      onClose={close}
      title={`Which schedule does ${child.firstName}'s doctor use?`}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" busy={form.isBusy}>
            Use this schedule
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className="stack" aria-label="Schedule">
        <UpdateFailed failed={form.failed} />
        <AuthorityFields known={known} error={form.errors['authority']} />
      </form>
      <UnsavedDialog unsaved={unsaved} />
    </Dialog>
  );
}

/** Who recommends vaccines, what the choice changes and what not. */
export function AuthorityFields({
  known: { child, plan, me },
  error,
}: {
  known: KnownVaccines;
  error?: string | undefined;
}) {
  return (
    <>
      <p className="soft">
        US authorities differ since January 2026. The choice changes only which vaccines are called{' '}
        <strong>routine</strong>, <strong>for children at risk</strong> or <strong>ask your doctor</strong>; ages and
        intervals stay CDC&#39;s (CDSi), and nothing that was given changes.
      </p>
      <PickGroup
        name="authority"
        label={`Schedule for ${child.firstName}`}
        options={plan.authorities.map(optionOf)}
        defaultValue={plan.authority.id}
        tall
        error={error}
      />
      <p className="xs faint">
        Kept with {child.firstName}, for all parents. {chosenText(plan, me)}
      </p>
    </>
  );
}

function optionOf({ id, title, publisher, from, label, state }: VaccineAuthority) {
  const facts = [`${publisher}, ${longDayText(from)}.`, label && `${capital(label)}.`];
  return { value: id, label: title, hint: [...facts, state].filter(Boolean).join(' ') };
}

function chosenText({ authorityBy, authorityAt }: VaccinePlan, reader: Reader): string {
  if (authorityAt === null) return 'Nobody has changed it yet.';
  return `Last changed by ${nameOf(authorityBy, reader)} on ${longDayText(dayHere(reader.timeZone, new Date(authorityAt)))}.`;
}
