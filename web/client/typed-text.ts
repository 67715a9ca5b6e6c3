/** What stands in a text field; empty where the form has no such field. */
export function typedText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
