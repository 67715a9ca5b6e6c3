/** A field of a form as far as it tells whether it still says what it was filled with. */
type Input = {
  readonly value: string;
  readonly defaultValue: string;
  readonly checked: boolean;
  readonly defaultChecked: boolean;
};

/** Whether somebody has typed or chosen anything that is not what the inputs were filled with. */
export function isTouched(inputs: Iterable<Input>): boolean {
  return [...inputs].some(
    ({ value, defaultValue, checked, defaultChecked }) => value !== defaultValue || checked !== defaultChecked,
  );
}

/** Whether a form says anything that its fields were not filled with. */
export function isFormTouched(form: HTMLFormElement | null): boolean {
  return form !== null && isTouched([...form.elements].filter((element) => element instanceof HTMLInputElement));
}
