import fc from 'fast-check';

/** As fast-check's unit 'binary', which first takes a second to number every character there is. */
const anyCharacter = fc
  .oneof(
    fc.integer({ max: 0x7f, min: 0 }),
    fc.integer({ max: 0xd7ff, min: 0 }),
    fc.integer({ max: 0x10ffff, min: 0xe000 }),
  )
  .map((code) => String.fromCodePoint(code));

/** A text of any characters, most of which no keyboard has. */
export function anyText(length: { readonly maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.string({ unit: anyCharacter, ...length });
}
