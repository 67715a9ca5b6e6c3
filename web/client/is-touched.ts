/** A field of a form, or an option of one, as far as it tells whether it still says what it was filled with. */
type Input = {
  readonly value: string;
  readonly defaultValue: string;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
};
type Option = { readonly selected: boolean; readonly defaultSelected: boolean };

/** Whether somebody has typed or chosen anything that is not what the fields were filled with. */
export function isTouched(fields: Iterable<Input | Option>): boolean {
  return [...fields].some((field) =>
    'selected' in field
      ? field.selected !== field.defaultSelected
      : field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  );
}

/** Whether a form says anything that its fields were not filled with; a select has to be filled with something. */
export function isFormTouched(form: HTMLFormElement | null): boolean {
  return form !== null && isTouched([...form.elements].flatMap(fieldsOf));
}

function fieldsOf(element: Element): readonly (Input | Option)[] {
  if (element instanceof HTMLSelectElement) return [...element.options];
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [element] : [];
}
