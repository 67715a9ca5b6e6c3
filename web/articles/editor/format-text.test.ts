import { expect, test } from 'vitest';
import { boldEdit, lineEdit, type Edit, type Selection } from './format-text.ts';

/** `|` stands at both ends of what is selected. */
function selected(marked: string): Selection {
  const [before = '', within = '', behind = ''] = marked.split('|');
  return { text: before + within + behind, start: before.length, end: before.length + within.length };
}

function after(marked: string, edit: (of: Selection) => Edit): string {
  const selection = selected(marked);
  const { from, to, by, selectFrom, selectTo } = edit(selection);
  const text = selection.text.slice(0, from) + by + selection.text.slice(to);
  return `${text.slice(0, selectFrom)}|${text.slice(selectFrom, selectTo)}|${text.slice(selectTo)}`;
}

test('[ART-02] bold stands around what is selected, and goes again', () => {
  expect(after('At |six months| of age', boldEdit)).toBe('At |**six months**| of age');
  expect(after('At |**six months**| of age', boldEdit)).toBe('At |six months| of age');
  expect(after('At **|six months|** of age', boldEdit)).toBe('At |six months| of age');
});

test('[ART-02] bold without a selection leaves a word to write over', () => {
  expect(after('Wait ||', boldEdit)).toBe('Wait **|bold|**');
});

test('[ART-02] bold of several lines keeps the mark of each, so that every line is still read as it was', () => {
  expect(after('|- Sits up\n\n- Opens the mouth|', boldEdit)).toBe('|- **Sits up**\n\n- **Opens the mouth**|');
  expect(after('|- **Sits up**\n- **Opens the mouth**|', boldEdit)).toBe('|- Sits up\n- Opens the mouth|');
});

test('[ART-02] the line with the cursor becomes a subheading, and a plain line again', () => {
  const heading = (of: Selection) => lineEdit('heading', of);

  expect(after('One\nSigns| |of\nTwo', heading)).toBe('One\n### Signs of||\nTwo');
  expect(after('One\n### Signs||\nTwo', heading)).toBe('One\nSigns||\nTwo');
});

test('[ART-02] selected lines become bullets or numbered steps, and one kind takes the place of the other', () => {
  expect(after('|Iron\n\nEggs|', (of) => lineEdit('bullets', of))).toBe('|- Iron\n\n- Eggs|');
  expect(after('|- Iron\n\n- Eggs|', (of) => lineEdit('steps', of))).toBe('|1. Iron\n\n2. Eggs|');
  expect(after('|1. Iron\n2. Eggs|', (of) => lineEdit('steps', of))).toBe('|Iron\nEggs|');
});

test('[ART-02] an empty line can be begun as a bullet', () => {
  expect(after('One\n||', (of) => lineEdit('bullets', of))).toBe('One\n- ||');
});
