/**
 * Server-only texts that ended up in a built script. The build strips them by their syntax, so one written differently
 * would be shipped unnoticed.
 *
 * @param texts descriptions of pages and summaries of endpoints
 * @param scripts text of each built script, by file name
 * @returns a sentence for each leak
 */
export function leaksIn(texts: readonly string[], scripts: ReadonlyMap<string, string>): string[] {
  return [...scripts].flatMap(([file, script]) =>
    texts.filter((text) => script.includes(text)).map((text) => `${file} contains '${text}'`),
  );
}
