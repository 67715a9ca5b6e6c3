/** Magic bytes; a dot matches any byte. */
const beginnings: readonly RegExp[] = [/^\xff\xd8\xff/s, /^\x89PNG\r\n\x1a\n/s, /^GIF8[79]a/s, /^RIFF....WEBP/s];

/** By content, whatever the declared type. */
export function looksLikePicture(file: Uint8Array): boolean {
  const start = Buffer.from(file.subarray(0, 16)).toString('latin1');
  return beginnings.some((beginning) => beginning.test(start));
}
