export function takesBrotli(acceptEncoding: string | undefined): boolean {
  return (acceptEncoding ?? '').split(',').some((part) => {
    const [name, ...settings] = part.split(';').map((piece) => piece.trim());
    return name === 'br' && !settings.some((setting) => /^q=0(\.0*)?$/.test(setting));
  });
}
