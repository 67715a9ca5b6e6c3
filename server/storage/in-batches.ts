export async function* inBatches<T>(all: AsyncIterable<T>, most: number): AsyncIterable<readonly T[]> {
  let portion: T[] = [];
  for await (const one of all) {
    portion.push(one);
    if (portion.length < most) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}
