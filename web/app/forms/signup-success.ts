import { ResendForm } from '#web/accounts/sign-in/resend-form.tsx';
import { hydrateIslands } from './hydrate-islands.ts';

hydrateIslands({ ResendForm });
