import type { Me } from '#contract/accounts/me.ts';
import type { Taste } from '#contract/foods/tastes.ts';
import { heldText, namedText, type NameOfFood } from '#domain/foods/pause-text.ts';
import { holdsByReaction, type Pauses } from '#domain/foods/pauses.ts';
import { REACTION_TEXTS, SIGN_TEXTS } from '#domain/foods/reaction-advice.ts';
import { listText } from '#domain/text/list-text.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import { uncapital } from '#domain/text/capital.ts';
import { localDay } from '#web/client/text/local-day.ts';

type Props = { me: Me; reactions: readonly Taste[]; pauses: Pauses<Taste>; nameOfFood: NameOfFood };

/** Each with the food, the day, what was seen, what a doctor allowed, and who wrote it. */
export function VisitReactions({ me, reactions, pauses, nameOfFood }: Props) {
  return (
    <ul className="got">
      {reactions.map((taste) => (
        <li key={taste.id}>
          <span>
            <strong>
              {taste.name}
              {inItText(taste)}:
            </strong>{' '}
            {seenText(taste)} {doctorText(taste, pauses, nameOfFood)}
            {taste.note !== null && <span className="as-typed"> “{taste.note}”</span>}{' '}
            <span className="xs faint">{writtenText(taste, me)}</span>
          </span>
          <span>{shortDayText(taste.triedOn)}</span>
        </li>
      ))}
    </ul>
  );
}

/** ' (with milk and egg)' */
function inItText({ allergens }: Taste): string {
  return allergens.length === 0 ? '' : ` (with ${listText(allergens)})`;
}

/** 'hives, severe. Seen: swelling of lips, tongue or face; vomited once.' */
function seenText({ reaction, isSerious, signs }: Taste): string {
  const first = `${uncapital(REACTION_TEXTS[reaction ?? 'none'])}${isSerious ? ', severe' : ''}.`;
  if (signs.length === 0) return first;
  const seen = signs.map((sign) => uncapital(SIGN_TEXTS[sign]));
  return `${first} Seen: ${seen.join('; ')}.`;
}

/** 'A doctor allowed milk on Nov 29, 2026. Waiting for a doctor: the food, egg.' */
function doctorText(taste: Taste, pauses: Pauses<Taste>, nameOfFood: NameOfFood): string {
  const { allowedOn } = taste;
  const allowed = taste.allowed.map((one) => (one === 'food' ? 'the food' : namedText(one, nameOfFood)));
  const held = holdsByReaction(taste, pauses);
  const waiting = held.filter(({ pause }) => pause !== 'ask-to-go-on');
  const toAsk = held.filter((hold) => !waiting.includes(hold));
  return [
    allowedOn && allowed.length > 0 && `A doctor allowed ${listText(allowed)} on ${shortDayText(allowedOn)}.`,
    waiting.length > 0 && `Waiting for a doctor: ${heldText(waiting)}.`,
    toAsk.length > 0 && `Had well before, to ask about: ${heldText(toAsk)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** 'Hannah Brooks, Nov 20, 2026' */
function writtenText({ madeBy, madeAt, changedBy }: Taste, { timeZone }: Me): string {
  const on = shortDayText(localDay(timeZone, new Date(madeAt)));
  const changed = changedBy && changedBy.id !== madeBy?.id ? `changed by ${changedBy.name}` : null;
  return [madeBy?.name, on, changed].filter(Boolean).join(', ');
}
