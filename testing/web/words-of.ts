/** The text of some markup; no-break spaces become plain ones. */
export function wordsOf(markup: string): string {
  return markup
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replace(/\s+/g, ' ')
    .trim();
}
