import { Readable } from 'node:stream';
import type { FileReply } from '#contract/file-reply.ts';

/** Nothing in the file runs: browsers do not sniff its type, and open it sandboxed. For HEAD it is closed unread. */
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
  // Node types this stream without its content, which is bytes.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { headers });
}
