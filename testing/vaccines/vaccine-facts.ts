import { vaccineConditionsReply, vaccinesReply } from '#server/vaccines/replies/vaccines.ts';
import { today } from '../web/replies.ts';

export const vaccineFacts = vaccinesReply(today);
export const vaccineConditions = vaccineConditionsReply();
