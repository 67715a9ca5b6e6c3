import { Phone } from 'lucide';
import { EMERGENCY_NUMBERS, WHEN_TO_CALL_911 } from '#domain/chat/emergency-numbers.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { WithPhones } from '#web/ui/with-phones.tsx';

/** For anyone who opens the chat. Needs nothing of the server. @param isOpen where nothing else tells danger */
export function EmergencyNumbers({ isOpen = false }: { isOpen?: boolean }) {
  return (
    <Fold title="Emergency numbers" plain open={isOpen}>
      <div className="stack">
        <p>
          <WithPhones text={WHEN_TO_CALL_911} />
        </p>
        <ButtonLink look="stop" big full icon={Phone} href="tel:911">
          Call 911
        </ButtonLink>
        <ul className="emergency-numbers">
          {EMERGENCY_NUMBERS.map(({ number, name, about }) => (
            <li key={number}>
              <strong>{name}</strong> <WithPhones text={number} />
              <span className="sm soft">{about}</span>
            </li>
          ))}
        </ul>
        <p className="xs faint">These numbers work in the United States.</p>
      </div>
    </Fold>
  );
}
