import { KeepAccountForm } from '#web/accounts/deletion/keep-account-form.tsx';
import { takeOver } from './take-over.ts';

takeOver({ KeepAccountForm });
