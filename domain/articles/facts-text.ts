/** How many facts of an article were found, and where. */
export type FactCounts = {
  readonly confirmed: number;
  readonly secondary: number;
  readonly corrected: number;
  readonly notFound: number;
};

/** 'Of 9 facts in this article, 6 are confirmed by an authority, a hospital or a university; 3 were found on other pages only.' */
export function factsText(
  { confirmed, secondary, corrected, notFound }: FactCounts,
  where: 'article' | 'answer' = 'article',
): string {
  const all = confirmed + secondary + corrected + notFound;
  const kinds = [
    confirmed > 0 &&
      `${confirmed} ${confirmed === 1 ? 'is' : 'are'} confirmed by an authority, a hospital or a university`,
    secondary > 0 && `${secondary} ${secondary === 1 ? 'was' : 'were'} found on other pages only`,
    corrected > 0 && `${corrected} ${corrected === 1 ? 'was' : 'were'} changed to what the source says`,
    notFound > 0 && `${notFound} ${notFound === 1 ? 'was' : 'were'} not found again`,
  ].filter((kind) => kind !== false);
  if (kinds.length === 0) return '';
  return `Of ${all} ${all === 1 ? 'fact' : 'facts'} in this ${where}, ${kinds.join('; ')}.`;
}
