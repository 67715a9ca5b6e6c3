import type { Child } from '#contract/children.ts';
import { changeParent, type ChildParent } from '#contract/sharing/parents.ts';
import { mayChangeRight } from '#domain/sharing/rights.ts';
import { widestRight } from '#domain/sharing/tie.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { changingParent } from './sharing-changes.ts';
import { TieFields } from './tie-fields.tsx';

const formId = 'change-parent-form';

type Props = { child: Child; parent: ChildParent; onClose: () => void };

export function ChangeParentDialog({ child, parent, onClose }: Props) {
  const change = useChange(changingParent, child.id, parent.id);
  const form = useForm({
    schema: changeParent.body,
    read: (fields) => ({ may: widestRight, ...Object.fromEntries(fields) }),
    send: async (body) => {
      await change.mutateAsync(body);
      onClose();
    },
  });
  return (
    <FormDialog
      title={parent.isYou ? `You and ${child.firstName}` : `${parent.name} and ${child.firstName}`}
      onClose={onClose}
      formId={formId}
      verb="Save changes"
      busy={form.isBusy}
    >
      <form id={formId} className="stack" {...form.formProps}>
        {form.failed && (
          <Alert tone="clay" role="alert" title="Failed to update access">
            {problemText(form.failed)}
          </Alert>
        )}
        <TieFields
          filled={{ relationship: parent.relationship, right: parent.may }}
          errors={form.errors}
          rightName="may"
          idPrefix="change-"
          isRightOpen={mayChangeRight(child, { ...parent, isSelf: parent.isYou })}
        />
      </form>
    </FormDialog>
  );
}
