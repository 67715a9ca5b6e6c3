type Input = {
  readonly value: string;
  readonly defaultValue: string;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
};
type Option = { readonly selected: boolean; readonly defaultSelected: boolean };

export function isDirty(fields: Iterable<Input | Option>): boolean {
  return [...fields].some((field) =>
    'selected' in field
      ? field.selected !== field.defaultSelected
      : field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  );
}

/** Whether any field of a form differs from its default; a select must have a default. */
export function isFormDirty(form: HTMLFormElement | null): boolean {
  return form !== null && isDirty([...form.elements].flatMap(fieldsOf));
}

function fieldsOf(element: Element): readonly (Input | Option)[] {
  if (element instanceof HTMLSelectElement) return [...element.options];
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [element] : [];
}
