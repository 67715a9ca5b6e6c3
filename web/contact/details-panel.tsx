import { Clock, Mail, MapPin, Phone, Siren, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Tile } from '#web/ui/layout/tile.tsx';
import { Alert } from '#web/ui/state/alert.tsx';

export type DetailsPanelProps = {
  details: {
    readonly name: string | null;
    readonly email: string | null;
    readonly address: string | null;
    readonly phone: string | null;
  };
};

/** Where to write to, as far as the operator says so, and when an answer can be expected. */
export function DetailsPanel({ details: { name, email, phone, address } }: DetailsPanelProps) {
  const hasNone = email === null && phone === null && address === null;
  return (
    <div className="stack loose">
      {name !== null && <p>{name} runs this server.</p>}
      <div className="contact-info">
        {email !== null && (
          <Detail icon={Mail} title="Email">
            <a href={`mailto:${email}`}>{email}</a>
          </Detail>
        )}
        {phone !== null && (
          <Detail icon={Phone} title="Phone">
            {phone}
          </Detail>
        )}
        {address !== null && (
          <Detail icon={MapPin} title="Address">
            {address}
          </Detail>
        )}
        {email !== null && (
          <Detail icon={Clock} title="Hours">
            <dl className="hours">
              <dt>Monday to Friday</dt>
              <dd>9AM-5PM EST</dd>
              <dt>Weekend</dt>
              <dd>closed</dd>
            </dl>
          </Detail>
        )}
      </div>
      {hasNone && (
        <p className="soft">
          No address is given here. What you write stays on this server, where the person who runs it can read it.
        </p>
      )}
      <Alert tone="clay" icon={Siren} title="If your child is in danger, call 911.">
        We are not doctors and answer no medical questions here.
      </Alert>
    </div>
  );
}

function Detail({ icon, title, children }: { icon: IconNode; title: string; children: ReactNode }) {
  return (
    <div>
      <Tile icon={icon} tone="fern" />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </div>
  );
}
