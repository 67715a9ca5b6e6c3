import { SignupForm } from '#web/accounts/sign-in/signup-form.tsx';
import { hydrateIslands } from './hydrate-islands.ts';

hydrateIslands({ SignupForm });
