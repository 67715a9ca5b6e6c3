import { Phone } from 'lucide';
import type { CallRule } from '#contract/articles.ts';
import { dials } from '#domain/text/phone-numbers.ts';
import { ButtonLink } from '#web/ui/button/button-link.tsx';

const lines = [
  { dial: 'tel:911', label: 'Call 911' },
  { dial: 'tel:+1-800-222-1222', label: 'Call Poison Help' },
] as const;

/** The numbers that the emergencies of an article name first, for phones. Nothing where none of them names 911. */
export function FirstCalls({ calls }: { calls: readonly CallRule[] }) {
  const named = calls.filter(({ urgency }) => urgency === 'emergency').map(({ firstSentence }) => firstSentence);
  const asked = lines.filter(({ dial }) => named.some((sentence) => dials(sentence, dial)));
  if (asked[0]?.dial !== 'tel:911') return null;
  return (
    <div className="first-calls">
      {asked.map(({ dial, label }) => (
        <ButtonLink key={dial} look={dial === 'tel:911' ? 'stop' : undefined} big full icon={Phone} href={dial}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
