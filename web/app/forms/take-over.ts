import '#web/client/without-eval.ts';
import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { start } from '#web/site/tiny.ts';

/**
 * Starts a form page: its bar and its forms come alive.
 *
 * @param forms by the names that their islands carry
 */
export function takeOver(forms: Readonly<Record<string, ComponentType<never>>>): void {
  start();
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const form = forms[place.dataset['island'] ?? ''];
    // The page that carries the island has written these props for this very form.
    // oxlint-disable-next-line typescript/no-unsafe-argument
    if (form) hydrateRoot(place, createElement(form, JSON.parse(place.dataset['props'] ?? '{}')));
  }
}
