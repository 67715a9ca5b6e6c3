import type { NoAccess } from '#web/billing/gate/ai-access-panel.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Alert } from '#web/ui/state/alert.tsx';

type Props = { noAccess: NoAccess | null; isLoggedOut: boolean };

const LOG_IN = 'Please log in to use the chat feature.';
const DANGER = 'You can still describe danger signs: everyone gets an answer to those.';

/** Who may not ask, why, and that danger is answered to everybody. Nothing for whoever may. */
export function ChatGate({ noAccess, isLoggedOut }: Props) {
  if (isLoggedOut) {
    return (
      <Alert tone="heather" title={LOG_IN}>
        <p>{DANGER}</p>
        <ButtonLink href="/login">Log in</ButtonLink>
      </Alert>
    );
  }
  if (!noAccess) return null;
  return (
    <Alert tone="heather" title={noAccess.title}>
      <p>{DANGER}</p>
      <ButtonLink href={noAccess.href}>{noAccess.action}</ButtonLink>
    </Alert>
  );
}
