/**
 * Texts for the server that a built script contains: the build strips them from the sources by their form, so one in
 * another form would be shipped unnoticed.
 *
 * @param texts   descriptions of pages and summaries of endpoints
 * @param scripts text of each built script, by file name
 * @returns a sentence for each leak
 */
export function leaksIn(texts: readonly string[], scripts: ReadonlyMap<string, string>): string[] {
  return [...scripts].flatMap(([file, script]) =>
    texts.filter((text) => script.includes(text)).map((text) => `${file} contains '${text}'`),
  );
}
