import { ConfirmForm } from '#web/accounts/sign-in/confirm-form.tsx';
import { hydrateIslands } from './hydrate-islands.ts';

hydrateIslands({ ConfirmForm });
