import { TOAST_MS } from '../constants.ts';
import type { Toast } from './toasts.ts';

/** Ours; not counted while the pointer or the focus is on it. */
const OFFER_MS = 10_000;

/** How long a toast is shown; longer where it offers something, without an end where only it does. */
export function toastMs({ action, stays = false }: Pick<Toast, 'action' | 'stays'>): number {
  if (stays) return Number.POSITIVE_INFINITY;
  return action ? OFFER_MS : TOAST_MS;
}
