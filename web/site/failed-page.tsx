import { Cloud } from '#web/ui/drawing/art/cloud.tsx';
import { Brand } from '#web/ui/layout/brand.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { HelpLine } from '#web/ui/state/help-line.tsx';
import { Notice } from '#web/ui/state/notice.tsx';
import { Page } from '#web/ui/layout/page.tsx';

/** No menu and no login: the session is unknown when the database is down. */
export function FailedPage({ requestId }: { requestId: string }) {
  return (
    <>
      <header className="bar">
        <div className="page">
          <Brand href="/" />
        </div>
      </header>
      <main id="main">
        <Page>
          <Notice
            art={<Cloud />}
            title="This page cannot be shown right now."
            lead="Please try again in a moment. Nothing you saved is lost."
            actions={
              // An empty href reloads the current URL, whatever it contains.
              <ButtonLink look="primary" big href="">
                Try again
              </ButtonLink>
            }
          >
            <HelpLine requestId={requestId} />
          </Notice>
        </Page>
      </main>
    </>
  );
}
