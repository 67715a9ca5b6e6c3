/**
 * What zlib has made at once. Its engine, which V8 collects late since a part of it lies outside the heap, holds no
 * output meanwhile: that would add up to 64 MB.
 */
export function outputOnly(made: unknown): Buffer<ArrayBuffer> {
  // As `info: true` asks for; the types do not know it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { buffer, engine } = made as { readonly buffer: Buffer<ArrayBuffer>; readonly engine: object };
  Object.assign(engine, { _outBuffer: null });
  return buffer;
}
