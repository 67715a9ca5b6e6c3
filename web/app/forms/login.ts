import { followIssuers } from '#web/accounts/sign-in/follow-issuers.ts';
import { LoginForm } from '#web/accounts/sign-in/login-form.tsx';
import { hydrateIslands } from './hydrate-islands.ts';

hydrateIslands({ LoginForm });
followIssuers(() => (document.querySelector(':checked') ? '1' : ''));
