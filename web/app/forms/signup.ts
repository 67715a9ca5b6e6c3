import { browserZone } from '#web/accounts/browser-zone.ts';
import { followIssuers } from '#web/accounts/sign-in/follow-issuers.ts';
import { SignupForm } from '#web/accounts/sign-in/signup-form.tsx';
import { hydrateIslands } from './hydrate-islands.ts';

hydrateIslands({ SignupForm });
followIssuers(() => browserZone().timeZone ?? '');
