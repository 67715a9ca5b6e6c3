import { Cloud } from '#web/ui/drawing/art/cloud.tsx';
import { Brand } from '#web/ui/layout/brand.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { HelpLine } from '#web/ui/state/help-line.tsx';
import { Notice } from '#web/ui/state/notice.tsx';
import { Page } from '#web/ui/layout/page.tsx';

/**
 * What stands in place of a page that the server could not make. Its bar has neither menu nor log-in: who asks is not
 * known when the database is gone.
 */
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
              // An empty address is that of the page itself, whatever somebody has written into it.
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
