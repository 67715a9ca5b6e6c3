/** Which tests are tried on the mutants of a file, in which order. */
export type TestOrder = {
  /** First the tests that killed most mutants of this file so far, then the fastest. */
  readonly testsFor: (file: string) => readonly string[];
  readonly noteKill: (file: string, test: string) => void;
};

/**
 * @param reaching the tests that lead to a file
 * @param tookMs   how long each test takes
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
