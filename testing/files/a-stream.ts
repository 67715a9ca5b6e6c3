export function aStream(): { stream: ReadableStream<Uint8Array>; isLetGo: () => boolean } {
  let isCanceled = false;
  const stream = new ReadableStream<Uint8Array>({ cancel: () => void (isCanceled = true) });
  return { stream, isLetGo: () => isCanceled };
}
