import { ForgotForm } from '#web/accounts/sign-in/forgot-form.tsx';
import { hydrateIslands } from './hydrate-islands.ts';

hydrateIslands({ ForgotForm });
