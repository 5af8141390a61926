/** How the web application is built. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { TRUSTED_TYPES } from '../../core/contract/trusted-types.ts'
import { type BuildManifest, keptFiles } from './precache.ts'

const here = import.meta.dirname

const ROUTER = path.join(here, '../../node_modules/react-router/dist/production')

const OUT = path.join(here, '../../dist/web')

const oneOf = (folder: string, names: string) =>
  new RegExp(`/${folder}/(?:${names.trim().split(/\s+/).join('|')})\\.(?:tsx?|mjs)$`)
const anyOf =
  (...patterns: RegExp[]) =>
  (id: string) =>
    patterns.some((pattern) => pattern.test(id))

/** What every page shows, the sign-in page first: one file instead of thirty small ones. Never a kit of behaviours. */
const EVERYWHERE = anyOf(
  /\/node_modules\/typebox\//,
  oneOf('core/contract', 'brand calls palettes request schema'),
  oneOf('core/texts', 'texts'),
  /vite\/preload-helper/,
  oneOf('core/web', 'call events routes texts'),
  oneOf('core/web/client', 'failure texts'),
  oneOf('core/web/device', 'storage'),
  oneOf('core/web/preferences', 'apply reducer store'),
  oneOf('areas/acesso/sessao', 'contract texts'),
  oneOf(
    'core/web/ui',
    `Avatar Brand Button Callout IconButton Segmented SkipLink Toaster cx frame icon notify preferences sizes texts
    title-focus`,
  ),
  /@tabler\/icons-react\/dist\/esm\/(?:createReactComponent|defaultAttributes)\.mjs$/,
  oneOf(
    '@tabler/icons-react/dist/esm/icons',
    `IconAlertCircle IconAlertTriangle IconArrowRight IconChevronRight IconCircleCheck IconCircleX
    IconSchool IconShieldLock IconUserPlus
    IconInfoCircle IconLock IconX`,
  ),
)
/** What forms are made of: the doors have one, the front page has none. */
const FIELDS = anyOf(
  oneOf('core/web/ui', 'Checkbox Field TextField'),
  oneOf('@tabler/icons-react/dist/esm/icons', 'IconEye IconEyeOff'),
)
/** The doors' frame, and where they lead on. */
const DOORS = anyOf(
  oneOf('apps/web/layouts', 'VazioLayout'),
  oneOf('areas/acesso/sessao', 'rules-continue'),
  oneOf('core/web/ui', 'AccessibilityRuler EntrarLayout doors-texts'),
  oneOf('@tabler/icons-react/dist/esm/icons', 'IconContrast IconLanguage'),
)
/** The top of every page but the doors. */
const TOP = anyOf(
  oneOf('core/web/ui', 'AccessibilityMenu AccountSwitcher BrandLink Popover Switch'),
  oneOf(
    '@tabler/icons-react/dist/esm/icons',
    'IconAccessible IconBook2 IconBuildingCommunity IconChalkboard IconHeartHandshake IconHelpCircle IconLogout IconMessageCircle IconUserCircle',
  ),
)
/** The front page with its frame, and what the other pages open to all take from it: too small to travel one by one. */
const PUBLIC = anyOf(
  oneOf('apps/web/layouts', 'HomeLayout'),
  oneOf('areas/acesso/paginas', 'texts-publico'),
  oneOf('areas/acesso/paginas/web', 'HelpLinks Hero HomePage'),
  /\/areas\/acesso\/paginas\/web\/(?:caminhos|inicio-publico)\.css$/,
  oneOf('core/web/ui', 'PublicFrame'),
)
/** What every signed-in page shows besides. */
const SIGNED_IN = anyOf(
  /\/node_modules\/@tanstack\/(?:react-query|query-core)\//,
  oneOf('core/contract', 'dates time'),
  oneOf('core/web', 'cache data dates live'),
  oneOf('core/web/device', 'clock'),
  oneOf('core/web/ui', 'Frame Menu Navigation NotificationsBell RelativeTime SearchPalette Tag'),
  oneOf('apps/web', 'DeviceNotices FrameProvider SignedIn preferenceSync'),
)
/** Doing a lesson: its page, the player, every screen and the queue of answers come at once, before a screen is asked for. */
const LESSON = anyOf(
  /\/areas\/ensino\/tentativa\/web\/(?:player\/(?!leave)|telas\/|AulaPage\.tsx)/,
  /\/areas\/ensino\/tentativa\/web\/offline\/(?!FilaPanel|base64|corrigir|fila\.css|keep|leave|pending)/,
  /\/areas\/ensino\/tentativa\/(?:fila\/|contract(?!-lembrar)|rules\.ts|shapes)/,
)

export default defineConfig({
  root: here,
  publicDir: path.join(here, 'public'),
  plugins: [
    react(),
    // The page carries its tenant, so the server writes the manifest too (apps/server/plugins/manifest.ts).
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '.',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['assets/*.{js,css,woff2}', 'preferences.js'],
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
      output: {
        // The first script names every file that a screen needs: short names weigh less there.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What both the router and the kit stand on is apart from them, or the two would wait for each other.
            { name: 'react', test: /rolldown\/runtime|\/node_modules\/(?:react|scheduler)\//, priority: 3 },
            { name: 'base', test: EVERYWHERE, priority: 2 },
            { name: 'top', test: TOP, priority: 1 },
            { name: 'signed-in', test: SIGNED_IN, priority: 1 },
            { name: 'fields', test: FIELDS, priority: 1 },
            { name: 'doors', test: DOORS, priority: 1 },
            { name: 'lesson', test: LESSON, priority: 1 },
            { name: 'public', test: PUBLIC, priority: 1 },
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
        '/arquivos',
        '/docs/integracao/openapi.json',
      ].map((prefix) => [prefix, { target: process.env.API_URL ?? 'http://localhost:3000', xfwd: true }]),
    ),
  },
})
