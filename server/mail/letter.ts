/** Plain text, never parsed as markup. */
export type Letter = {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
  /** Less prominent. */
  readonly otherLink?: { readonly label: string; readonly url: string };
  readonly notes: readonly string[];
};

/** Loads nothing: no picture, no font, no tracking. */
export function compose({ subject, greeting, paragraphs, link, otherLink, notes }: Letter): {
  subject: string;
  text: string;
  html: string;
} {
  const others = otherLink ? [otherLink] : [];
  const links = [link, ...others].map(({ label, url }) => `${label}:\n${url}`);
  const text = [greeting, ...paragraphs, ...links, ...notes, 'Fernling'].join('\n\n') + '\n';
  const html = [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1f2a24;background:#ffffff">',
    '<div style="max-width:34em">',
    ...[greeting, ...paragraphs].map((line) => `<p>${escaped(line)}</p>`),
    `<p><a href="${escaped(link.url)}" style="${buttonStyle}">${escaped(link.label)}</a></p>`,
    ...(isForBrowsers(link.url)
      ? [`<p style="${smallStyle}">Or copy this address into your browser:<br>${escaped(link.url)}</p>`]
      : []),
    ...others.map(({ label, url }) => `<p><a href="${escaped(url)}" style="${quietStyle}">${escaped(label)}</a></p>`),
    ...notes.map((line) => `<p style="${smallStyle}">${escaped(line)}</p>`),
    `<p style="${smallStyle}">Fernling</p>`,
    '</div></body></html>',
  ].join('\n');
  return { subject, text, html };
}

function isForBrowsers(url: string): boolean {
  return /^https?:/.test(url);
}

const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f6b4a;color:#ffffff;text-decoration:none';
const quietStyle = 'color:#1f6b4a';
const smallStyle = 'font-size:14px;color:#4b5750';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
