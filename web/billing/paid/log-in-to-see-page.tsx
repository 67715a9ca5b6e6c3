import { BankCard } from '#web/ui/drawing/art/bank-card.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Notice } from '#web/ui/state/notice.tsx';

/** [PUB-09] To a visitor, of whom nothing is known: no word of a payment that may not have been made. */
export function LogInToSeePage() {
  return (
    <Page>
      <Notice
        art={<BankCard />}
        title="Log in to see your plan"
        lead="A payment counts once the payment provider has confirmed it. Log in, and this page tells you when your subscription is active."
        actions={
          <ButtonLink look="primary" big href="/login">
            Log in
          </ButtonLink>
        }
      />
    </Page>
  );
}
