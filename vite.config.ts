import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Entries that browsers load; the page renderer for the server is built apart, with `vite build --ssr`. */
const entries = ['web/app/tiny.ts', 'web/app/forms.tsx', 'web/app/rooms.tsx', 'web/ui/styles.css', 'web/ui/rooms.css'];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  publicDir: 'web/public',
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, rollupOptions: { output: { entryFileNames: 'render.js' } } }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rollupOptions: { input: entries },
      },
  ssr: { noExternal: true },
}));
