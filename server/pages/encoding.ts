/** Whether a browser takes an answer packed with brotli, by its Accept-Encoding header. */
export function takesBrotli(acceptEncoding: string | undefined): boolean {
  return (acceptEncoding ?? '').split(',').some((part) => {
    const [name, ...settings] = part.split(';').map((piece) => piece.trim());
    return name === 'br' && !settings.some((setting) => /^q=0(\.0*)?$/.test(setting));
  });
}
