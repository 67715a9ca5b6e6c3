/** @throws what `tooSlow` makes; errors of the stream */
export async function inTime(
  upload: AsyncIterable<Uint8Array>,
  longestMs: number,
  tooSlow: () => Error,
): Promise<Buffer> {
  const coming = upload[Symbol.asyncIterator]();
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLate.reject(tooSlow()), longestMs);
  const next = () => Promise.race([coming.next(), tooLate.promise]);
  const parts: Uint8Array[] = [];
  try {
    for (let part = await next(); !part.done; part = await next()) parts.push(part.value);
    return Buffer.concat(parts);
  } catch (error) {
    // Not awaited: a stalled stream may never settle it.
    coming.return?.().catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
