import type { PageData } from '#contract/pages.ts';
import { Island } from '#web/client/page/island.tsx';
import { Mail } from '#web/ui/drawing/art/mail.tsx';
import { Notice } from '#web/ui/state/notice.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ConfirmForm } from './confirm-form.tsx';

export function ConfirmPage({ data: { signedUpHere } }: { data: PageData['/confirm-email'] }) {
  return (
    <Page>
      <Notice art={<Mail />} title="Confirm your email">
        <Island name="ConfirmForm" form={ConfirmForm} props={{ signedUpHere }} />
      </Notice>
    </Page>
  );
}
