import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { fixedLoop } from './fixed-work.ts';

// Always answers with the same JSON and page: the cost of only answering. `/work` runs the fixed loop first.
const [, , port, listFile = '', pageFile = ''] = process.argv;
const app = new Hono();
const list: unknown = JSON.parse(readFileSync(listFile, 'utf8'));
const page = readFileSync(pageFile, 'utf8');

app.get('/list', (c) => c.body(JSON.stringify(list), 200, { 'content-type': 'application/json' }));
app.post('/work', async (c) => {
  await c.req.text();
  const fixed = String(fixedLoop());
  return c.body(JSON.stringify(list), 200, { 'content-type': 'application/json', 'x-fixed': fixed });
});
app.get('/page', (c) => c.html(page));

serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
