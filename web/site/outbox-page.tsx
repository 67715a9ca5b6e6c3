import { ExternalLink, FlaskConical, RefreshCw } from 'lucide';
import type { OutboxMail, PageData, PageRequest } from '#contract/pages.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { FernPair } from '#web/ui/drawing/art/fern-pair.tsx';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Empty } from '#web/ui/state/empty.tsx';
import { Icon } from '#web/ui/drawing/icon.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { chosenMail, kindText, madeText, piecesOf, waitingText } from './outbox-text.ts';

type Props = { request: PageRequest; data: PageData['/outbox'] };

/** Mails queued on this machine. Available only without a mail server and only from this machine. */
export function OutboxPage({ request, data: { mails } }: Props) {
  const open = chosenMail(mails, request.search);
  return (
    <Page>
      <PageHead
        title="Outbox"
        text={open && waitingText(mails.length)}
        actions={
          <ButtonLink icon={RefreshCw} href={open ? addressOf(open) : '/outbox'}>
            Refresh
          </ButtonLink>
        }
      />
      <div className="stack">
        <Alert tone="amber" icon={FlaskConical} title="No mail leaves this machine.">
          Set SMTP_URL in the configuration to send for real; this page then disappears.
        </Alert>
        {open ? (
          <div className="outbox">
            <MailList mails={mails} open={open} />
            <OpenMail mail={open} />
          </div>
        ) : (
          <div className="card">
            <Empty art={<FernPair />} title="No mail is waiting">
              A mail appears here as soon as somebody signs up.
            </Empty>
          </div>
        )}
      </div>
    </Page>
  );
}

function addressOf({ id }: OutboxMail): string {
  return `/outbox?mail=${id}`;
}

function MailList({ mails, open }: { mails: readonly OutboxMail[]; open: OutboxMail }) {
  return (
    <nav className="card" aria-label="Mails">
      <ul className="mail-list">
        {mails.map((mail) => (
          <li key={mail.id}>
            <a href={`${addressOf(mail)}#mail`} aria-current={mail === open ? 'true' : undefined}>
              <strong>{mail.subject}</strong>
              <span className="xs faint nowrap">{madeText(mail.madeAt)}</span>
              <span className="sm soft">{mail.to}</span>
              <Badge>{kindText(mail.kind)}</Badge>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OpenMail({ mail }: { mail: OutboxMail }) {
  const pieces = piecesOf(mail.text);
  const link = pieces.find(({ isLink }) => isLink);
  return (
    <article className="card" id="mail" aria-labelledby="mail-subject">
      <header>
        <div>
          <h2 id="mail-subject">{mail.subject}</h2>
          <p>
            To {mail.to} · <time dateTime={mail.madeAt}>{madeText(mail.madeAt)}</time>
          </p>
        </div>
      </header>
      <div className="mail">
        <p className="mail-text">
          {pieces.map(({ at, text, isLink }) =>
            isLink ? (
              <a key={at} href={text}>
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </p>
      </div>
      {link && (
        <footer>
          <a className="link" href={link.text}>
            <Icon of={ExternalLink} />
            Open the link
          </a>
        </footer>
      )}
    </article>
  );
}
