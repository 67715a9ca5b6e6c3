import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PickGroup } from './pick-group.tsx';
import { TextField } from './text-field.tsx';
import { UnitField } from './unit-field.tsx';

test('a hint is tied to its input', () => {
  const html = renderToStaticMarkup(<TextField name="email" label="Email" hint="For the link we send." />);

  expect(html).toContain('<label for="email">Email</label>');
  expect(html).toContain('aria-describedby="email-note"');
  expect(html).toContain('<p class="hint" id="email-note">For the link we send.</p>');
  expect(html).not.toContain('aria-invalid');
});

test('an error takes the place of the hint and marks the input as wrong', () => {
  const html = renderToStaticMarkup(
    <TextField name="email" label="Email" hint="For the link." error="Email is required" />,
  );

  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('Email is required');
  expect(html).not.toContain('For the link.');
});

test('a unit is read with its field, before the hint', () => {
  const html = renderToStaticMarkup(<UnitField name="weight" label="Weight" unit="kg" hint="Last: 6.94 kg" />);

  expect(html).toContain('aria-describedby="weight-unit weight-note"');
  expect(html).toContain('<span id="weight-unit">kg</span>');
});

test('an error about a choice leads to its first box', () => {
  const genders = [
    { value: 'female', label: 'Girl' },
    { value: 'male', label: 'Boy' },
  ];
  const html = renderToStaticMarkup(
    <PickGroup name="gender" label="Gender" options={genders} error="Gender is required" />,
  );

  expect(html).toContain('aria-invalid="true"');
  expect(html).toMatch(/id="gender"[^>]*value="female"/);
  expect(html).not.toMatch(/id="gender"[^>]*value="male"/);
});
