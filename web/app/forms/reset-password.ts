import { ResetForm } from '#web/accounts/reset-form.tsx';
import { takeOver } from './take-over.ts';

takeOver({ ResetForm });
