/** CPU time of this thread in milliseconds: the time other programs take is left out. */
export function threadMs(): number {
  // Linux brings the times of a running thread up to date only at its ticks, 4 ms apart, and when the whole process is asked.
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
