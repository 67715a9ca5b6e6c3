import { LoginForm } from '#web/accounts/login-form.tsx';
import { takeOver } from './take-over.ts';

takeOver({ LoginForm });
