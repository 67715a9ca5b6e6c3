import { loadAfterPaint } from '#web/site/after-paint.ts';
import { holdEarlyPresses } from '#web/site/early-press.ts';
import { start } from '#web/site/tiny.ts';

start();
holdEarlyPresses();
loadAfterPaint();
