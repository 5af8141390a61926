/** How the web application is built. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { TRUSTED_TYPES } from '../../core/contract/trusted-types.ts'
import { shareOut } from './chunks.ts'
import { asked, isContract, onlyDeclares } from './contracts.ts'
import { kitSheets } from './kit-sheets.ts'
import { type BuildManifest, keptFiles } from './precache.ts'

const here = import.meta.dirname

const ROUTER = path.join(here, '../../node_modules/react-router/dist/production')

const OUT = path.join(here, '../../dist/web')

const anyOf =
  (...patterns: RegExp[]) =>
  (id: string) =>
    patterns.some((pattern) => pattern.test(id))

/** Doing a lesson: its page, the player, every screen and the queue of answers come at once, before a screen is asked for. */
const LESSON = anyOf(
  /\/areas\/ensino\/tentativa\/web\/(?:player\/(?!leave)|telas\/|AulaPage\.tsx)/,
  /\/areas\/ensino\/tentativa\/web\/offline\/(?!FilaPanel|base64|corrigir|fila\.css|keep|leave|pending)/,
)

/** What stands around a screen comes with it. */
const FRAMES = [
  { below: /\/signed-in-screens\.ts$/, with: /\/apps\/web\/(?:SignedIn|layouts\/LogadoLayout)\.tsx$/ },
  { below: /\/HomePage\.tsx$/, with: /\/HomeLayout\.tsx$/ },
  { below: /\/EducadorPage\.tsx$/, with: /\/DefaultLayout\.tsx$/ },
  { below: /\/LoginPage\.tsx$/, with: /\/VazioLayout\.tsx$/ },
]
/** What most people open, and wait for on a telephone. */
const OFTEN =
  /\/(?:InicioPage|AlunoHome|CriancaHome|ProfessorHome|TurmasPage|TurmaPage|MuralPage|AvisosPage|EntregasPage|AulaPage|conversa\/forum\/web\/(?:Forum|Topico)Page|trilha\/web\/aprender\/\w+Page)\.tsx$/
/** Whoever opens a door does not know the house yet. */
const DOORS = /\/(?:HomePage|LoginPage|EducadorPage)\.tsx$/
/** In bytes of source, a tenth of which travels: the headers of a request, and its turn in the queue of a slow network. */
const REQUEST_BYTES = 10_000

/** Chunks of what is mostly asked for together, known once every module is (chunks.ts). */
const shared = { names: new Map<string, string>() }
const readTogether: Plugin = {
  name: 'shared-chunks',
  apply: 'build',
  buildEnd(error) {
    if (error) return
    const modules = [...this.getModuleIds()].flatMap((id) => {
      const info = this.getModuleInfo(id)
      if (!info) return []
      const { code, importedIds, dynamicallyImportedIds, isEntry } = info
      return { id, bytes: code?.length ?? 0, imports: importedIds, later: dynamicallyImportedIds, isEntry }
    })
    shared.names = shareOut(modules, {
      request: REQUEST_BYTES,
      frames: FRAMES,
      often: OFTEN,
      strict: DOORS,
      byHand: (id) => (LESSON(id) ? 'lesson' : undefined),
    })
  },
}

/** What makes a schema and does nothing else, as contracts and shapes name it: one that nobody asks for is left out. */
const MAKES_SCHEMAS = [
  'ArrayOf',
  'ByName',
  'Flag',
  'Integer',
  'JsonText',
  'Line',
  'Literal',
  'Nullable',
  'ObjectOf',
  'OneOf',
  'OneOfNumbers',
  'Optional',
  'Text',
  'Union',
  'Unsafe',
  'rowsOf',
]

/** Of the contracts what a browser asks by (contracts.ts). */
const askedOnly: Plugin = {
  name: 'contracts-asked',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!onlyDeclares(id)) return undefined
    return {
      code: isContract(id) ? asked(code, this.parse(code)) : code,
      map: null,
      moduleSideEffects: false,
    }
  },
}

export default defineConfig({
  root: here,
  publicDir: path.join(here, 'public'),
  plugins: [
    kitSheets,
    react(),
    askedOnly,
    readTogether,
    // The page carries its tenant, so the server writes the manifest too (apps/server/plugins/manifest.ts).
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '.',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['assets/*.{js,css,woff2}'],
        dontCacheBustURLsMatching: /^assets\//,
        maximumFileSizeToCacheInBytes: 3_000_000,
        manifestTransforms: [
          (entries) => {
            const built = readFileSync(path.join(OUT, '.vite/manifest.json'), 'utf8')
            const kept = keptFiles(JSON.parse(built) as BuildManifest)
            return { manifest: entries.filter(({ url }) => kept.has(url)) }
          },
        ],
      },
    }),
  ],
  resolve: {
    // The package leads every bundler to its development build, whose warnings would travel too.
    alias: [
      { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
    ],
  },
  // The style sheet of the H5P player has a declaration that only old browsers read.
  css: { transformer: 'lightningcss', lightningcss: { errorRecovery: true } },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    // The page's policy takes fonts from files only.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      treeshake: { manualPureFunctions: MAKES_SCHEMAS },
      output: {
        // The first script names every file that a screen needs: short names weigh less there.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'lesson', test: LESSON, priority: 1 },
            { name: (id) => shared.names.get(id) ?? null },
          ],
        },
      },
    },
  },
  server: {
    // Of the policy of the built pages (apps/server/plugins/headers.ts) what development can live with.
    headers: { 'content-security-policy': TRUSTED_TYPES },
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
        '/leituras',
        '/arquivos',
        '/docs/integracao/openapi.json',
      ].map((prefix) => [prefix, { target: process.env.API_URL ?? 'http://localhost:3000', xfwd: true }]),
    ),
  },
})
