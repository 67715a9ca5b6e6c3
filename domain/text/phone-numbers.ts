export type PhonePiece = {
  readonly text: string;
  /** What a phone dials: 'tel:911'; null for text. */
  readonly dial: string | null;
};

/** 911, other three-digit numbers that a parent may be told to call, and numbers such as 1-800-222-1222. */
const PHONE = /(?<![\w-])(1-\d{3}-\d{3}-\d{4}|911|988|211)(?![\w-])/;

/** Splits a text into phone numbers and the text between them. */
export function phonePieces(text: string): readonly PhonePiece[] {
  return text.split(PHONE).flatMap((piece, at) => {
    if (piece === '') return [];
    // `split` puts the captured numbers at the odd indexes.
    return [{ text: piece, dial: at % 2 === 1 ? dialed(piece) : null }];
  });
}

/** Whether a text names the number. @param dial 'tel:911' */
export function dials(text: string, dial: string): boolean {
  return phonePieces(text).some((piece) => piece.dial === dial);
}

function dialed(number: string): string {
  return number.length === 3 ? `tel:${number}` : `tel:+${number}`;
}
