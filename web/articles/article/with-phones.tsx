import { phonePieces } from '#domain/articles/phone-numbers.ts';
import { inOrder } from './in-order.ts';

/** A text in which phone numbers are links that dial. */
export function WithPhones({ text }: { text: string }) {
  return inOrder(
    phonePieces(text).map((piece) => (piece.dial === null ? piece.text : dialing(piece.text, piece.dial))),
  );
}

function dialing(number: string, dial: string) {
  return (
    <a className="nowrap" href={dial}>
      {number}
    </a>
  );
}
