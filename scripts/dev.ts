import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, type ViteDevServer } from 'vite';
import type { PageAssets, PageFacts, PageRenderer } from '#contract/pages.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { everyJob } from '#server/every-job.ts';
import { outboxAddress } from '#server/pages/outbox.ts';
import { rendererIn } from '#server/pages/renderer.ts';
import { createHouse } from '#server/running.ts';

const tiny = '/web/app/tiny.ts';
const gallery = `<!doctype html><html lang="en"><title>Components</title>
  <link rel="icon" href="/favicon.svg">
  <link rel="stylesheet" href="/web/ui/signed-in.css">
  <body><div id="app"></div><script type="module" src="/web/app/gallery.tsx"></script></body></html>`;

const config = readConfig({ LOG_LEVEL: 'info', ...process.env });
const vite = await createVite({
  root: join(import.meta.dirname, '..'),
  appType: 'custom',
  server: { middlewareMode: true },
});
const { house, jobs } = await createHouse(config, async () => ({
  pages: await freshPages(vite),
  assetsOf,
  assetsDir: null,
  challengeBits: 12,
}));
const app = createApp(house);
await jobs.start(everyJob(house));

const listener = getRequestListener(async (request, bindings) => {
  const isGallery = new URL(request.url).pathname === '/ui';
  return forDevelopment(isGallery ? galleryPage() : await app.fetch(request, bindings), request);
});
createServer((request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
}).listen(config.port, config.host, () => {
  console.log(`Fernling in development is at ${config.publicUrl}, its components at ${config.publicUrl}/ui`);
  const outbox = outboxAddress(house);
  if (outbox) console.log(`Mails wait at ${outbox}`);
});

function galleryPage(): Response {
  return new Response(gallery, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** Adds Vite's client to a page and drops the CSP that would block it. */
async function forDevelopment(answer: Response, { url }: Request): Promise<Response> {
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  const headers = new Headers(answer.headers);
  headers.delete('content-security-policy');
  headers.delete('content-encoding');
  const body = Buffer.from(await answer.arrayBuffer());
  const html = (answer.headers.get('content-encoding') === 'br' ? brotliDecompressSync(body) : body).toString();
  return new Response(await vite.transformIndexHtml(url, html), { status: answer.status, headers });
}

async function freshPages(server: ViteDevServer): Promise<PageRenderer> {
  const load = async () => rendererIn(await server.ssrLoadModule('/web/app/render.tsx'));
  let renderer = await load();
  const reload = async () => {
    renderer = await load();
  };
  server.watcher.on('change', () => void reload());
  return {
    listedPaths: renderer.listedPaths,
    factsOf: (path, search) => renderer.factsOf(path, search),
    render: (request) => renderer.render(request),
    fullAddress: (path, search) => renderer.fullAddress(path, search),
    renderOwn: (request) => renderer.renderOwn(request),
  };
}

function assetsOf({ kind, modules }: PageFacts): PageAssets {
  return {
    styles: [kind === 'signed-in' ? '/web/ui/signed-in.css' : '/web/ui/styles.css'],
    preloads: [],
    replies: [],
    later: [],
    fonts: [],
    scripts: kind === 'form' ? modules.map((name) => `/${name}`) : [tiny],
    main: kind === 'signed-in' ? ['/web/app/boot.tsx'] : [],
  };
}
