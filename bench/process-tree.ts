import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory of the largest process of a process tree, in megabytes. Linux only. */
export function largestResidentMb(pid: number): number {
  return Math.max(residentMb(pid), ...childrenOf(pid).map(largestResidentMb));
}

/** Seconds of CPU time of all threads of a process. Linux only. */
export function cpuSeconds(pid: number): number {
  const ns = tasksOf(pid).map((task) => Number(read(`/proc/${pid}/task/${task}/schedstat`).split(' ')[0]));
  return ns.reduce((sum, one) => sum + one, 0) / 1e9;
}

/** Milliseconds of CPU time of the first thread of a process. Linux only. */
export function mainThreadMs(pid: number): number {
  return Number(read(`/proc/${pid}/task/${pid}/schedstat`).split(' ')[0]) / 1e6;
}

function residentMb(pid: number): number {
  const found = /VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`));
  return Number(found?.[1] ?? 0) / 1024;
}

function childrenOf(pid: number): number[] {
  return tasksOf(pid)
    .flatMap((task) => read(`/proc/${pid}/task/${task}/children`).split(' '))
    .filter(Boolean)
    .map(Number);
}

function tasksOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
