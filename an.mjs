import { build } from 'vite';
import { brotliCompressSync } from 'node:zlib';
const want=process.argv.slice(2);
const out = await build({ root: process.cwd(), logLevel: 'error', build: { write: false } });
const chunks = (Array.isArray(out)?out:[out]).flatMap(o=>o.output).filter(o=>o.type==='chunk');
for (const c of chunks) { if(!want.some(w=>c.fileName.includes('/'+w+'-'))) continue;
  console.log('== '+c.fileName, c.code.length, brotliCompressSync(c.code).length);
  for (const [id,m] of Object.entries(c.modules).sort((a,b)=>b[1].renderedLength-a[1].renderedLength)) if(m.renderedLength>60) console.log(String(m.renderedLength).padStart(8), id.replace(process.cwd()+'/',''), m.renderedExports?.length>8?m.renderedExports.length:(m.renderedExports??[]).join(','));
}
