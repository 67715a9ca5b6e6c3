export type TestOrder = {
  /** Tests that killed most mutants of the file first, then the fastest. */
  readonly testsFor: (file: string) => readonly string[];
  readonly noteKill: (file: string, test: string) => void;
};

/**
 * @param reaching tests that import a file
 * @param tookMs milliseconds per test
 */
export function testOrder(
  reaching: ReadonlyMap<string, ReadonlySet<string>>,
  tookMs: ReadonlyMap<string, number>,
): TestOrder {
  const kills = new Map<string, number>();
  const killsOf = (file: string, test: string) => kills.get(`${file} ${test}`) ?? 0;
  return {
    testsFor: (file) =>
      [...(reaching.get(file) ?? [])].toSorted(
        (one, other) => killsOf(file, other) - killsOf(file, one) || (tookMs.get(one) ?? 0) - (tookMs.get(other) ?? 0),
      ),
    noteKill: (file, test) => void kills.set(`${file} ${test}`, killsOf(file, test) + 1),
  };
}
