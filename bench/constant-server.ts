import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// Answers with the same JSON and the same page every time: what a server costs that only answers.
const [, , port, listFile = '', pageFile = ''] = process.argv;
const app = new Hono();
const list: unknown = JSON.parse(readFileSync(listFile, 'utf8'));
const page = readFileSync(pageFile, 'utf8');

app.get('/list', (c) => c.body(JSON.stringify(list), 200, { 'content-type': 'application/json' }));
app.get('/page', (c) => c.html(page));

serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
