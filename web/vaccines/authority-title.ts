import type { VaccineAuthority } from '#contract/vaccines.ts';

/** 'CDC January 2026 (blocked by a court in March 2026)'. */
export function authorityTitle({ title, label }: Pick<VaccineAuthority, 'title' | 'label'>): string {
  return label === null ? title : `${title} (${label})`;
}
