import { KeepAccountForm } from '#web/accounts/keep-account-form.tsx';
import { takeOver } from './take-over.ts';

takeOver({ KeepAccountForm });
