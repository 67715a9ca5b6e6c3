/** The markup of a page, without the data that comes with it, and with plain spaces. */
export function drawnIn(text: string): string {
  const page = /<div id="app"[^>]*>(.*)<\/div><script type="application\/json"/s.exec(text)?.[1] ?? '';
  return page.replaceAll(/<!--.*?-->/g, '').replaceAll('\u00a0', ' ');
}
