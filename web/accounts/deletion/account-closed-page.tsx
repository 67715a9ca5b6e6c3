import type { PageRequest } from '#contract/pages.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { Island } from '#web/client/page/island.tsx';
import { ClosedDoor } from '#web/ui/drawing/art/closed-door.tsx';
import { Notice } from '#web/ui/state/notice.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { KeepAccountForm } from './keep-account-form.tsx';

/** The only page a closed account can open. */
export function AccountClosedPage({ request: { account } }: { request: PageRequest }) {
  return (
    <Page>
      <Notice art={<ClosedDoor />} title="Your account is closed" lead={<Until day={account?.keptUntil ?? null} />}>
        <Island name="KeepAccountForm" form={KeepAccountForm} props={{}} />
        <p className="sm">
          Co-parents of your children go on as before. To export your data first, keep the account; you can delete it
          again at any time.
        </p>
      </Notice>
    </Page>
  );
}

function Until({ day }: { day: Parameters<typeof longDayText>[0] | null }) {
  if (day === null) return 'It will be erased within 30 days. Until then you can change your mind.';
  return (
    <>
      Until the end of <strong className="nowrap">{longDayText(day)}</strong> you can change your mind. After that it is
      erased.
    </>
  );
}
