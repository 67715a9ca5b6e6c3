import { describe, expect, test } from 'vitest';
import { isDirty } from './is-dirty.ts';

const text = (value: string, defaultValue: string) => ({
  value,
  defaultValue,
  checked: false,
  defaultChecked: false,
});
const radio = (checked: boolean, defaultChecked: boolean) => ({
  value: 'female',
  defaultValue: 'female',
  checked,
  defaultChecked,
});
const option = (selected: boolean, defaultSelected: boolean) => ({ selected, defaultSelected });

describe('leaving a form asks first', () => {
  test.each([
    { what: 'a letter was typed', inputs: [text('M', ''), text('', '')] },
    { what: 'a field was emptied', inputs: [text('', 'Maya')] },
    { what: 'a gender was chosen', inputs: [radio(true, false)] },
    { what: 'another option was chosen', inputs: [option(false, true), option(true, false)] },
    {
      what: 'a line was added to a note',
      inputs: [{ value: 'Slept well.\nAte little.', defaultValue: 'Slept well.' }],
    },
  ])('when $what', ({ inputs }) => {
    expect(isDirty(inputs)).toBe(true);
  });

  test.each([
    { what: 'nothing was filled in', inputs: [text('', ''), radio(false, false)] },
    { what: 'it stands as it was opened', inputs: [text('Maya', 'Maya'), radio(true, true), option(true, true)] },
  ])('but not when $what', ({ inputs }) => {
    expect(isDirty(inputs)).toBe(false);
  });
});
