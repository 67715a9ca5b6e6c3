import { KeepAccountForm } from '#web/accounts/deletion/keep-account-form.tsx';
import { hydrateIslands } from './hydrate-islands.ts';

hydrateIslands({ KeepAccountForm });
