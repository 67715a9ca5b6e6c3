/** Time that this thread has worked, in milliseconds: what other programs take of the machine meanwhile is left out. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
