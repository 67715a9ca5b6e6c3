import { LoginForm } from '#web/accounts/sign-in/login-form.tsx';
import { hydrateIslands } from './hydrate-islands.ts';

hydrateIslands({ LoginForm });
