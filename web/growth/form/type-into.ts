import type { KeyboardEvent } from 'react';
import type { Units } from '#domain/growth/units.ts';
import { stepped } from './quantity.ts';

export function typeInto(id: string, text: string): void {
  const input = document.getElementById(id);
  if (input instanceof HTMLInputElement) write(input, text);
}

const numbers = new Set(['weightKg', 'ounces', 'heightCm', 'headCm']);

/** Arrow keys step a number by 0.1, pounds by 1. */
export function stepInput(event: KeyboardEvent, units: Units): void {
  const { key, target } = event;
  const direction = { ArrowUp: 1, ArrowDown: -1 }[key];
  if (!direction || !(target instanceof HTMLInputElement)) return;
  // In a larger form its name begins with that of its part.
  const name = target.name.replace(/^.*\./, '');
  if (!numbers.has(name)) return;
  const isPounds = units === 'us' && name === 'weightKg';
  const text = stepped(target.value, direction > 0 ? 1 : -1, isPounds ? 1 : 0.1);
  if (text === null) return;
  event.preventDefault();
  write(target, text);
}

function write(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
