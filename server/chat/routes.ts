import { askBabyDevExpert, readDangerSigns } from '#contract/chat.ts';
import { chooseChatHistory, eraseChatHistory, readChatHistory, removeKeptMessage } from '#contract/chat/history.ts';
import { answerModelConsent, readLanguageModel } from '#contract/chat/language-model.ts';
import { handle } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import { keptByBrowsers } from '#server/http/kept-by-browsers.ts';
import { Problem } from '#server/problem.ts';
import { deleteMessage, deleteMessages } from './queries.ts';
import { dangerSigns } from './replies.ts';
import { historyReply } from './replies/history.ts';
import { answerTo } from './service.ts';
import { keepConsent, languageModelFor } from './service/consent.ts';
import { chooseHistory } from './service/history.ts';

export function routes(app: App): void {
  handle(app, askBabyDevExpert, (ask, { body }, tell) => answerTo(ask, body, tell));
  handle(app, readDangerSigns, async (ask) => keptByBrowsers(ask, dangerSigns()));
  handle(app, readLanguageModel, ({ house, parent }) => languageModelFor(house, parent));
  handle(app, answerModelConsent, ({ house, parent, now }, { body }) => keepConsent(house, parent, body, now));

  handle(app, readChatHistory, ({ db, parent }, { query }) => historyReply(db, parent, query.before));
  handle(app, chooseChatHistory, (ask, { body }) => chooseHistory(ask, body.isKept));

  handle(app, eraseChatHistory, async ({ db, parent }) => {
    await deleteMessages(db, parent.id);
    return {};
  });

  handle(app, removeKeptMessage, async ({ db, parent }, { params }) => {
    if (!(await deleteMessage(db, parent.id, params.messageId))) throw new Problem('not-found');
    return {};
  });
}
