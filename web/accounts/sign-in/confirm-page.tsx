import { Island } from '#web/client/island.tsx';
import { Mail } from '#web/ui/drawing/art/mail.tsx';
import { Notice } from '#web/ui/state/notice.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ConfirmForm } from './confirm-form.tsx';

/** Where the link of the confirming mail leads. Opening it changes nothing: only the button does. */
export function ConfirmPage() {
  return (
    <Page>
      <Notice art={<Mail />} title="Confirm your email">
        <Island name="ConfirmForm" form={ConfirmForm} props={{}} />
      </Notice>
    </Page>
  );
}
