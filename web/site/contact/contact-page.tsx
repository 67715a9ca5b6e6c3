import type { PageRequest } from '#contract/pages.ts';
import { DetailsPanel } from '#web/contact/details-panel.tsx';
import { Island } from '#web/client/page/island.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ContactForm } from './contact-form.tsx';

export function ContactPage({ request: { operator } }: { request: PageRequest }) {
  return (
    <Page>
      <div className="public-head">
        <h1>Contact us</h1>
        <p className="lead">Your message is saved on this server for the person who runs it.</p>
      </div>
      <div className="form-cols">
        <div className="card">
          <Island name="ContactForm" form={ContactForm} props={{}} />
        </div>
        <aside>
          <DetailsPanel details={operator} />
        </aside>
      </div>
    </Page>
  );
}
