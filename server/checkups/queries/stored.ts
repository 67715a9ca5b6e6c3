import { entries } from '#server/db/entries.ts';
import { atMost } from '#server/problem.ts';
import { checkupLimit, questionLimit } from '../rules.ts';

export const checkups = entries('checkups', checkupLimit);
export const questions = entries('checkup_questions', atMost(checkupLimit.most * questionLimit.most, 'questions'));
