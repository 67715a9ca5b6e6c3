import { phonePieces } from '#domain/text/phone-numbers.ts';
import { unitsKept } from '#domain/text/units-kept.ts';
import { inOrder } from './in-order.ts';

/** A text in which phone numbers are links that dial, and no number stands on another line than its unit. */
export function WithPhones({ text }: { text: string }) {
  return inOrder(
    phonePieces(text).map((piece) => (piece.dial === null ? unitsKept(piece.text) : dialing(piece.text, piece.dial))),
  );
}

function dialing(number: string, dial: string) {
  return (
    <a className="nowrap" href={dial}>
      {number}
    </a>
  );
}
