import { ForgotForm } from '#web/accounts/forgot-form.tsx';
import { takeOver } from './take-over.ts';

takeOver({ ForgotForm });
