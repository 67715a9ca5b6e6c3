import { start } from '#web/site/tiny.ts';

start();
