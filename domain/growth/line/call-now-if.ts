/** Above the signs of `LineWords.callNow`. */
export const CALL_NOW_IF = 'Call now, day or night, if you see one of these:';
