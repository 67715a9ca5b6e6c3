import type { PageData, PageRequest } from '#contract/pages.ts';
import { Island } from '#web/client/page/island.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { InvitationForm } from './invitation-form.tsx';

type Props = { request: PageRequest; data: PageData['/invitation'] };

/** Target of the invitation links. Without script, as for mail scanners, opening changes nothing. */
export function InvitationPage({ request, data }: Props) {
  const isDecline = new URLSearchParams(request.search).get('decline') === '1';
  return (
    <Page>
      <noscript>
        <p className="notice">Answering an invitation needs JavaScript.</p>
      </noscript>
      <Island name="InvitationForm" form={InvitationForm} props={{ ...data, isDecline }} />
    </Page>
  );
}
