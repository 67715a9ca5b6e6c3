/** 'There is no article about scabies yet' */
export function noArticleOn(untreated: readonly string[]): string {
  return `There is no article about ${untreated.join(' or ')} yet`;
}

export const WHO_KNOWS = "Your child's doctor or your own can tell you about it.";
