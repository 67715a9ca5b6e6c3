/** Words per minute for a tired reader. Ours. */
const PACE = 200;

/** '5 min read', at least one minute. */
export function readingTime(content: string): string {
  return `${Math.max(1, Math.round(wordCount(content) / PACE))} min read`;
}

const STEP_NUMBER = /^\s*\d+\. /gm;

/** Does not count marks of the markup or numbers of steps. */
export function wordCount(content: string): number {
  return content
    .replaceAll(STEP_NUMBER, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}
