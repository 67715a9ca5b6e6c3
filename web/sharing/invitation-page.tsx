import type { PageRequest } from '#contract/pages.ts';
import { Island } from '#web/client/page/island.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { InvitationForm } from './invitation-form.tsx';

/** Target of the invitation links. Without script, as for mail scanners, opening changes nothing. */
export function InvitationPage({ request }: { request: PageRequest }) {
  const isDecline = new URLSearchParams(request.search).get('decline') === '1';
  const { ownEmail, pendingEmail, outbox } = request;
  const props = { ownEmail, pendingEmail, hasOutbox: outbox !== null, isDecline };
  return (
    <Page>
      <noscript>
        <p className="notice">Answering an invitation needs JavaScript.</p>
      </noscript>
      <Island name="InvitationForm" form={InvitationForm} props={props} />
    </Page>
  );
}
