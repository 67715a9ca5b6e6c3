import { askBabyDevExpert, readDangerSigns } from '#contract/chat.ts';
import { answerModelConsent, readLanguageModel } from '#contract/chat/language-model.ts';
import { handle } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import { keptByBrowsers } from '#server/http/kept-by-browsers.ts';
import { dangerSigns } from './replies.ts';
import { answerTo } from './service.ts';
import { keepConsent, languageModelFor } from './service/consent.ts';

export function routes(app: App): void {
  handle(app, askBabyDevExpert, (ask, { body }, tell) => answerTo(ask, body, tell));
  handle(app, readDangerSigns, async (ask) => keptByBrowsers(ask, dangerSigns()));
  handle(app, readLanguageModel, ({ house, parent }) => languageModelFor(house, parent));
  handle(app, answerModelConsent, ({ house, parent, now }, { body }) => keepConsent(house, parent, body, now));
}
