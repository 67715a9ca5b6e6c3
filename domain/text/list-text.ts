/** 'Maya', 'Maya and Leo', 'Maya, Leo and Noah' */
export function listText(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
