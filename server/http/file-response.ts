import { Readable } from 'node:stream';
import type { FileReply } from '#contract/file-reply.ts';

/**
 * A file as an answer. Nothing in it is run: it is what its type says, and whatever asks for it as a page sees it in a
 * sandbox. Who asks for its head alone gets no content, and the file is closed.
 */
export function fileResponse(
  { content, type, bytes, fileName, maxAgeS }: FileReply,
  common: Readonly<Record<string, string>>,
  method: string,
  requestId: string,
): Response {
  const headers = {
    ...common,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'content-type': type,
    'content-length': String(bytes),
    'x-request-id': requestId,
    'cache-control': maxAgeS > 0 ? `private, max-age=${maxAgeS}` : 'private, no-store',
    ...(fileName === null ? {} : { 'content-disposition': `attachment; filename="${fileName}"` }),
  };
  const stream = Readable.from(content);
  if (method === 'HEAD') {
    stream.destroy();
    return new Response(null, { headers });
  }
  // What Node makes of it is a stream of bytes; its type names no content.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { headers });
}
