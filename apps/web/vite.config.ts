/** How the web application is built. */
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = import.meta.dirname

export default defineConfig({
  root: here,
  publicDir: path.join(here, 'public'),
  plugins: [react()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: path.join(here, '../../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: Object.fromEntries(
      [
        '/conta',
        '/tenant',
        '/projeto',
        '/gerenciar',
        '/conteudo',
        '/licenciamento',
        '/api',
        '/assets/temas',
        '/css',
        '/imagens',
        '/eventos',
        '/arquivos',
        '/docs/integracao/openapi.json',
      ].map((prefix) => [prefix, { target: process.env.API_URL ?? 'http://localhost:3000', xfwd: true }]),
    ),
  },
})
