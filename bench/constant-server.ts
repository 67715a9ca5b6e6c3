import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// Answers every path with as many bytes as its first part says: what a server costs that does nothing.
const [, , port] = process.argv;
const app = new Hono();
const kept = new Map<string, string>();

app.get('/json/:bytes', (c) => c.body(textOf(c.req.param('bytes')), 200, { 'content-type': 'application/json' }));
app.get('/page/:bytes', (c) => c.html(textOf(c.req.param('bytes'))));

serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });

function textOf(bytes: string): string {
  const text = kept.get(bytes) ?? 'x'.repeat(Number(bytes));
  kept.set(bytes, text);
  return text;
}
