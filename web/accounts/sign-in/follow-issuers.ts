/**
 * Sends a hidden field with the button of an issuer, and says then where it leads.
 *
 * @param fill its value, when the button is pressed
 */
export function followIssuers(fill: () => string): void {
  const left: HTMLFormElement[] = [];
  document.addEventListener('submit', (event) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || !form.dataset['leaving']) return;
    if (left.push(form) > 1) return event.preventDefault();
    const field = form.querySelector<HTMLInputElement>('[data-fill]');
    if (field) field.value = fill();
    swap(form);
  });
  // Back/forward cache may restore the page as it was.
  addEventListener('pageshow', () => left.splice(0).slice(0, 1).forEach(swap));
}

/** What the button says, and what it says while leaving. */
function swap(form: HTMLFormElement): void {
  const words = form.querySelector('span');
  if (!words) return;
  const said = words.textContent;
  words.textContent = form.dataset['leaving'] ?? '';
  form.dataset['leaving'] = said;
}
