import { Island } from '#web/client/page/island.tsx';
import { Mail } from '#web/ui/drawing/art/mail.tsx';
import { Notice } from '#web/ui/state/notice.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ConfirmForm } from './confirm-form.tsx';

export function ConfirmPage() {
  return (
    <Page>
      <Notice art={<Mail />} title="Confirm your email">
        <Island name="ConfirmForm" form={ConfirmForm} props={{}} />
      </Notice>
    </Page>
  );
}
