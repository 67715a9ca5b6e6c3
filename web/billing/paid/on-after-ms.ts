/** [PUB-09] How long the page stays after the payment is confirmed. */
export const ON_AFTER_MS = 3000;
