import type { Me } from '#contract/accounts/me.ts';
import type { Dose } from '#contract/vaccines.ts';
import { historyText } from '#web/client/text/history.ts';
import { siteText } from './site-text.ts';

export function GivenFacts({ dose, me }: { dose: Dose; me: Me }) {
  const facts = [
    { name: 'Product', text: dose.productName },
    { name: 'Lot number', text: dose.lot },
    { name: 'Place', text: dose.place },
    { name: 'Where on the body', text: dose.site && siteText[dose.site] },
  ].filter(({ text }) => text);
  return (
    <div className="stack tight">
      {facts.length > 0 && (
        <dl className="facts">
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {dose.remark && <p className="sm soft">{dose.remark}</p>}
      <p className="xs faint">{historyText(dose, me)}</p>
    </div>
  );
}
