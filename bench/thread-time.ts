/** CPU time of this thread in milliseconds, without other programs. */
export function threadMs(): number {
  // Linux updates the times of a running thread only every 4 ms, and when the whole process is queried.
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
