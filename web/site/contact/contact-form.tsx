import { useRef, useState } from 'react';
import { ChallengedForm } from '#web/accounts/challenge/challenged-form.tsx';
import { useChallenge } from '#web/accounts/challenge/use-challenge.ts';
import { FailureAlert } from '#web/accounts/sign-in/failure-alert.tsx';
import { lazyCall } from '#web/client/calls/lazy-call.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { useForm } from '#web/client/form/use-form.ts';
import { ContactFields, wordsIn } from '#web/contact/contact-fields.tsx';
import { contactLabels, messageSent, notSent } from '#web/contact/contact-texts.ts';
import { UndeliveredAlert, undeliveredOf, type Undelivered } from '#web/contact/undelivered-alert.tsx';
import { useMessageId } from '#web/contact/use-message-id.ts';
import { TOAST_MS } from '#web/ui/constants.ts';
import { PageToast } from '#web/ui/toast/page-toast.tsx';

const sendMessage = lazyCall(async () => (await import('#contract/contact.ts')).sendContactMessage);

/** For visitors. Empty once the message is on its way; otherwise what was typed stays. */
export function ContactForm() {
  const challenge = useChallenge('contact');
  const { idOf, forget } = useMessageId();
  const showing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [undelivered, setUndelivered] = useState<Undelivered | null>(null);
  const [isSent, setSent] = useState(false);
  const form = useForm({
    schema: sendMessage.schema,
    read: (fields) => ({ ...wordsIn(fields), challengeToken: challenge.token }),
    send: async (body) => {
      clearTimeout(showing.current);
      setSent(false);
      setUndelivered(null);
      const id = await idOf(body.name, body.email, body.subject, body.message);
      const why = undeliveredOf((await sendMessage({ body: { ...body, id } })).mailed);
      challenge.renew();
      setUndelivered(why);
      if (why !== null) return;
      forget();
      form.formProps.ref.current?.reset();
      setSent(true);
      showing.current = setTimeout(() => setSent(false), TOAST_MS);
    },
    onFailed: challenge.onFailed,
  });

  return (
    <>
      <ChallengedForm
        form={form}
        challenge={challenge}
        labels={contactLabels}
        alert={
          <>
            {undelivered && <UndeliveredAlert why={undelivered} />}
            {form.failed && <FailureAlert title={notSent} text={problemText(form.failed)} />}
          </>
        }
        verb="Send message"
        isLeaving={false}
      >
        <ContactFields errors={form.errors} />
      </ChallengedForm>
      {isSent && <PageToast {...messageSent} />}
    </>
  );
}
