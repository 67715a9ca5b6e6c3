import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Form } from '#web/client/form/use-form.ts';
import type { KnownVaccines } from '#web/vaccines/known-vaccines.ts';
import { maya, me, today } from '../web/replies.ts';
import { vaccineFacts } from './vaccine-facts.ts';
import { vaccinePlan } from './vaccine-replies.ts';

export const known: KnownVaccines = { child: maya, me, today, plan: vaccinePlan, facts: vaccineFacts };

const unsent = { errors: {}, refusals: 0, isBusy: false, failed: null, clearFailed: () => {} };

/** The fields read what the form says, not how it listens. */
export function formWith(errors: Record<string, string> = {}, refusals = 0): Form<never> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ...unsent, errors, refusals } as unknown as Form<never>;
}

export function shown(element: ReactElement): string {
  return renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>);
}

export function formData(typed: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  return form;
}
