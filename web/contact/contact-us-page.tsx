import type { Child } from '#contract/children.ts';
import { childAgeText } from '#domain/children/child-age.ts';
import { useMe, useToday } from '#web/accounts/data.ts';
import { activeOf, useChildren } from '#web/children/data.ts';
import { useTitle } from '#web/client/page/use-title.ts';
import { Avatar } from '#web/ui/drawing/avatar.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Loaded } from '#web/ui/state/loaded.tsx';
import { ContactUsForm } from './contact-us-form.tsx';
import { useContactDetails } from './data.ts';
import { DetailsPanel } from './details-panel.tsx';

const title = 'Contact Support';

export function ContactUsPage() {
  const me = useMe();
  const children = useChildren();
  const details = useContactDetails();
  const child = children.data ? activeOf(children.data) : null;
  useTitle(title);
  return (
    <Page>
      <PageHead title={title} />
      <div className="form-cols">
        <Loaded query={me} loading="Loading your profile..." failed="Failed to load profile">
          {(known) => <ContactUsForm me={known} />}
        </Loaded>
        <aside className="stack loose">
          {child && <ActiveChild child={child} />}
          <Loaded query={details} loading="Loading contact details..." failed="Unable to load the contact details">
            {(known) => <DetailsPanel details={known} />}
          </Loaded>
        </aside>
      </div>
    </Page>
  );
}

function ActiveChild({ child }: { child: Child }) {
  const today = useToday();
  return (
    <Card flat className="stack tight">
      <div className="row">
        <Avatar name={child.firstName} picture={child.pictureAddress} />
        <div>
          <strong>{child.firstName}</strong>
          <p className="sm soft">{childAgeText(child, today)}</p>
        </div>
      </div>
      <p className="xs faint">
        Shown so that you know which child is active. Nothing about {child.firstName} is sent unless you write it.
      </p>
    </Card>
  );
}
