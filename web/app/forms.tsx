import '#web/client/without-eval.ts';
import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ConfirmForm } from '#web/accounts/confirm-form.tsx';
import { LoginForm } from '#web/accounts/login-form.tsx';
import { ResendForm } from '#web/accounts/resend-form.tsx';
import { SignupForm } from '#web/accounts/signup-form.tsx';
import { start } from '#web/site/tiny.ts';

/** The forms of form pages by the name that their island carries. */
const islands = new Map<string | undefined, ComponentType<never>>(
  Object.entries({ ConfirmForm, LoginForm, ResendForm, SignupForm }),
);

start();
for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const form = islands.get(place.dataset['island']);
  // The page that carries the island has written these props for this very form.
  // oxlint-disable-next-line typescript/no-unsafe-argument
  if (form) hydrateRoot(place, createElement(form, JSON.parse(place.dataset['props'] ?? '{}')));
}
