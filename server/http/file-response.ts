import { Readable } from 'node:stream';
import type { FileReply } from '#contract/file-reply.ts';

type Asked = {
  readonly method: string;
  readonly requestId: string;
  readonly onFault: (error: unknown) => void;
};

/**
 * Nothing in the file runs: browsers do not sniff its type, and open it sandboxed. For HEAD it is closed unread.
 *
 * @param onFault called when the file cannot be read to its end; it hangs up, since the status was sent
 */
export function fileResponse(
  { content, type, bytes, fileName, maxAgeS, isPublic }: FileReply,
  common: Readonly<Record<string, string>>,
  { method, requestId, onFault }: Asked,
): Response {
  const headers = {
    ...common,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'content-type': type,
    'content-length': String(bytes),
    'x-request-id': requestId,
    'cache-control': cachingOf({ maxAgeS, isPublic }),
    ...(fileName === null ? {} : { 'content-disposition': `attachment; filename="${fileName}"` }),
  };
  const stream = Readable.from(toldOf(content, onFault));
  if (method === 'HEAD') {
    stream.destroy();
    return new Response(null, { headers });
  }
  // Node types this stream without its content, which is bytes.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { headers });
}

function cachingOf({ maxAgeS, isPublic }: Pick<FileReply, 'maxAgeS' | 'isPublic'>): string {
  if (maxAgeS === 0) return 'private, no-store';
  return `${isPublic ? 'public' : 'private'}, max-age=${maxAgeS}`;
}

/** Not a generator: one that never started would not close the file. */
function toldOf(content: AsyncIterable<Uint8Array>, onFault: Asked['onFault']): AsyncIterable<Uint8Array> {
  const chunks = content[Symbol.asyncIterator]();
  const end = { done: true, value: undefined } as const;
  const next = () =>
    chunks.next().catch((error: unknown) => {
      onFault(error);
      return end;
    });
  return { [Symbol.asyncIterator]: () => ({ next, return: async () => (await chunks.return?.()) ?? end }) };
}
