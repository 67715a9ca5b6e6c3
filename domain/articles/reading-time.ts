/** Words a minute, for somebody who is tired. Ours. */
const PACE = 200;

/** '5 min read', at least one minute. */
export function readingTime(content: string): string {
  const words = content.split(/\s+/).filter((word) => /\w/.test(word)).length;
  return `${Math.max(1, Math.round(words / PACE))} min read`;
}
