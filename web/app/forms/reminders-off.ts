import { StopRemindersForm } from '#web/checkups/reminders/stop-reminders-form.tsx';
import { takeOver } from './take-over.ts';

takeOver({ StopRemindersForm });
