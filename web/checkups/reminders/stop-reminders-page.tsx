import { Island } from '#web/client/page/island.tsx';
import { Mail } from '#web/ui/drawing/art/mail.tsx';
import { Notice } from '#web/ui/state/notice.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { StopRemindersForm } from './stop-reminders-form.tsx';

export function StopRemindersPage() {
  return (
    <Page>
      <Notice art={<Mail />} title="Stop reminders">
        <Island name="StopRemindersForm" form={StopRemindersForm} props={{}} />
      </Notice>
    </Page>
  );
}
