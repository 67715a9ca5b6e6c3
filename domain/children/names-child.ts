/** Whether a text holds a child's first name as a word of its own, in small letters or large. */
export function namesChild(text: string, firstName: string): boolean {
  const name = firstName.trim().replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return name !== '' && new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'iu').test(text);
}
