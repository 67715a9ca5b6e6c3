import { Send } from 'lucide';
import { useState } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import { ContactMessage } from '#contract/contact.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { isFormDirty } from '#web/client/form/is-dirty.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { useUnsaved } from '#web/client/form/use-unsaved.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary, wrongFields } from '#web/ui/form/error-summary.tsx';
import { UnsavedLaterDialog } from '#web/ui/overlay/unsaved-later-dialog.tsx';
import { SaveFailed } from '#web/ui/state/save-failed.tsx';
import { toasts } from '#web/ui/toast/toasts.ts';
import { sendingMessage } from './contact-changes.ts';
import { ContactFields, wordsIn } from './contact-fields.tsx';
import { contactLabels, messageSent, notSent } from './contact-texts.ts';
import { UndeliveredAlert, undeliveredOf, type Undelivered } from './undelivered-alert.tsx';
import { useMessageId } from './use-message-id.ts';

/** For whoever is logged in. Empty once the message is on its way; otherwise what was typed stays. */
export function ContactUsForm({ me: { name, email } }: { me: Me }) {
  const change = useChange(sendingMessage);
  const { idOf, forget } = useMessageId();
  // An edit of the account elsewhere does not change what is typed here.
  const [sender] = useState({ name, email });
  const [undelivered, setUndelivered] = useState<Undelivered | null>(null);
  const form = useForm({
    schema: ContactMessage,
    read: wordsIn,
    send: async (body) => {
      setUndelivered(null);
      const id = await idOf(body.name, body.email, body.subject, body.message);
      const why = undeliveredOf((await change.mutateAsync({ ...body, id })).mailed);
      setUndelivered(why);
      if (why !== null) return;
      forget();
      form.formProps.ref.current?.reset();
      toasts.show(messageSent);
    },
  });
  const unsaved = useUnsaved(() => undelivered === null && isFormDirty(form.formProps.ref.current));
  const wrong = wrongFields(form, contactLabels);

  return (
    <form className="card stack" aria-label="Contact form" {...form.formProps}>
      <ErrorSummary fields={wrong} attempt={form.refusals} />
      {wrong.length === 0 && undelivered && <UndeliveredAlert why={undelivered} />}
      <SaveFailed title={notSent} failed={form.failed} />
      <ContactFields errors={form.errors} sender={sender} />
      <div className="actions">
        <Button type="submit" look="primary" icon={Send} busy={form.isBusy}>
          Send message
        </Button>
      </div>
      <UnsavedLaterDialog unsaved={unsaved} />
    </form>
  );
}
