/**
 * The whole of what somebody sends, unless it takes too long to arrive.
 *
 * @throws what `tooSlow` makes; whatever the sending itself ends with
 */
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
    // Nobody waits for it: it is told once another part has come, which may be never.
    coming.return?.().catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
