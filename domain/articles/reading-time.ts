/** Words a minute, for somebody who is tired. Ours. */
const PACE = 200;

/** '5 min read', at least one minute. */
export function readingTime(content: string): string {
  return `${Math.max(1, Math.round(wordCount(content) / PACE))} min read`;
}

const STEP_NUMBER = /^\s*\d+\. /gm;

/** Neither marks of the markup nor numbers of steps are words. */
export function wordCount(content: string): number {
  return content
    .replaceAll(STEP_NUMBER, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}
