/** One thing a line, as it was typed: what is shown to parents, in the preview and in the history. A line said twice is one. */
export function guideLines(text: string): string[] {
  const lines = text.split(/[\r\n\u2028\u2029]+/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}
