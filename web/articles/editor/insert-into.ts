import type { Edit, Selection } from './format-text.ts';

/** Changes the selected part of a text as if it were typed, so that the browser can undo it. The text has the focus then. */
export function insertInto(area: HTMLTextAreaElement, edit: (of: Selection) => Edit): void {
  const { value: text, selectionStart: start, selectionEnd: end } = area;
  const { from, to, by, selectFrom, selectTo } = edit({ text, start, end });
  area.focus();
  area.setSelectionRange(from, to);
  if (!typed(by)) {
    area.setRangeText(by);
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  area.setSelectionRange(selectFrom, selectTo);
}

export function takeBackIn(area: HTMLTextAreaElement): void {
  area.focus();
  // oxlint-disable-next-line typescript/no-deprecated -- no other call reaches what the browser can undo
  document.execCommand('undo');
}

function typed(text: string): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- what any other call changes cannot be undone
  return document.execCommand('insertText', false, text);
}
