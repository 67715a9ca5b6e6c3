import { vaccinesReply } from '#server/vaccines/replies/vaccines.ts';
import { today } from '../web/replies.ts';

/** As the server sends them. */
export const vaccineFacts = vaccinesReply(today);
