import { FernPair } from '#web/ui/drawing/art/fern-pair.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Notice } from '#web/ui/state/notice.tsx';
import { Page } from '#web/ui/layout/page.tsx';

export function NotFoundPage() {
  return (
    <Page>
      <Notice
        art={<FernPair />}
        title="Oops! It looks like this page is still developing, just like a newborn."
        lead="The address may be old. Nothing you entered is lost."
        actions={
          <ButtonLink look="primary" big href="/">
            Return to Home
          </ButtonLink>
        }
      />
    </Page>
  );
}
