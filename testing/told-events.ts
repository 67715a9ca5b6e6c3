/** What an answer tells as server-sent events, as it comes: the name of each, null for most, and its data. */
export async function* toldEvents(answer: Response): AsyncGenerator<readonly [string | null, unknown], void> {
  let rest = '';
  for await (const piece of (answer.body ?? new ReadableStream<Uint8Array<ArrayBuffer>>()).pipeThrough(
    new TextDecoderStream(),
  )) {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const { name = null, data } = /^(?:event: (?<name>.+)\n)?data: (?<data>.+)$/.exec(block)?.groups ?? {};
      if (data !== undefined) yield [name, JSON.parse(data)];
    }
  }
}
