import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Entries that browsers load; the page renderer for the server is built apart, with `vite build --ssr`. */
const entries = ['web/app/tiny.ts', 'web/app/forms.tsx', 'web/app/rooms.tsx', 'web/ui/styles.css', 'web/ui/rooms.css'];

/** Chunks of their own: React, which every form and room needs, and the growth tables, which only charts do. */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'growth-tables', test: /content\/growth\// },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  publicDir: 'web/public',
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, rolldownOptions: { output: { entryFileNames: 'render.js' } } }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { input: entries, output: { codeSplitting: { groups: chunks } } },
      },
  // The built renderer stands alone; in development Node loads the packages itself.
  ssr: isSsrBuild ? { noExternal: true } : {},
}));
