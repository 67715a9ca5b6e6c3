/** Empty-state text, for editors and viewers. */
export function noneYetText(mayAdd: boolean): string {
  return mayAdd
    ? 'One weight is enough to begin. The number on the hospital card works too.'
    : 'They appear here as soon as a parent who may edit adds the first.';
}
