export function anOpenUpload(content: Uint8Array): { file: AsyncIterable<Uint8Array>; end: () => void } {
  const rest = Promise.withResolvers<void>();
  async function* parts(): AsyncIterable<Uint8Array> {
    yield content.subarray(0, 4);
    await rest.promise;
    yield content.subarray(4);
  }
  return { file: parts(), end: rest.resolve };
}
