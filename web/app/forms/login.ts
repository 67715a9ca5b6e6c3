import { LoginForm } from '#web/accounts/sign-in/login-form.tsx';
import { takeOver } from './take-over.ts';

takeOver({ LoginForm });
