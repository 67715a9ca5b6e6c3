/** Words a minute, for somebody who is tired. Ours. */
const PACE = 200;

/** '5 min read', at least one minute. */
export function readingTime(content: string): string {
  return `${Math.max(1, Math.round(wordCount(content) / PACE))} min read`;
}

/** Marks of the markup that stand alone are no words. */
export function wordCount(content: string): number {
  return content.split(/\s+/).filter((word) => /\w/.test(word)).length;
}
