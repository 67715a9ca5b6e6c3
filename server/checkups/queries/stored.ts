import { checkupSchedule } from '#domain/checkups/schedule-data.ts';
import { entries } from '#server/db/entries.ts';
import { mostQuestions } from '../rules.ts';

const mostCheckups = checkupSchedule.visits.length;

export const checkups = entries('checkups', mostCheckups);
export const questions = entries('checkup_questions', mostCheckups * mostQuestions);
