import { ResetForm } from '#web/accounts/sign-in/reset-form.tsx';
import { hydrateIslands } from './hydrate-islands.ts';

hydrateIslands({ ResetForm });
