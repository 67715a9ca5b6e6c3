import { ShellData } from '#contract/pages.ts';

export const shellId = 'shell-data';

export function readShell(): ShellData | null {
  const text = document.getElementById(shellId)?.textContent;
  const result = ShellData.safeParse(text ? JSON.parse(text) : null);
  return result.success ? result.data : null;
}
