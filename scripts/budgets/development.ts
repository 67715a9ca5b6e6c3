/** What only development builds of React and of JSX contain. */
const marks = ['Each child in a list should have a unique', 'jsxDEV'];

/**
 * Files that hold a development build, which is three times as slow.
 *
 * @param scripts text of each built script, by file name
 * @returns a sentence for each
 */
export function developmentIn(scripts: ReadonlyMap<string, string>): string[] {
  return [...scripts].flatMap(([file, script]) =>
    marks.some((mark) => script.includes(mark)) ? [`${file} holds a development build`] : [],
  );
}
