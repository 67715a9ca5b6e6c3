/** Lets a form read its fields again, once what a press has changed in them is drawn: a script's change is no input. */
export function tellForm(id: string): void {
  setTimeout(() => document.getElementById(id)?.dispatchEvent(new InputEvent('input', { bubbles: true })));
}
