import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { start } from '#web/site/tiny.ts';

/**
 * Hydrates the islands of a form page.
 *
 * @param forms components by island name
 */
export function hydrateIslands(forms: Readonly<Record<string, ComponentType<never>>>): void {
  start();
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const form = forms[place.dataset['island'] ?? ''];
    // The page that contains the island wrote these props for this form.
    // oxlint-disable-next-line typescript/no-unsafe-argument
    if (form) hydrateRoot(place, createElement(form, JSON.parse(place.dataset['props'] ?? '{}')));
  }
}
