/** The words of some markup, without its tags; no-break spaces are plain ones. */
export function wordsOf(markup: string): string {
  return markup
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replace(/\s+/g, ' ')
    .trim();
}
