export function aStream(): { stream: ReadableStream<Uint8Array>; isCanceled: () => boolean } {
  let isCanceled = false;
  const stream = new ReadableStream<Uint8Array>({ cancel: () => void (isCanceled = true) });
  return { stream, isCanceled: () => isCanceled };
}
