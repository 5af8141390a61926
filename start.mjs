#!/usr/bin/env node
/** `npm start`: sees what is missing or stale, brings it, and runs the product in this same process. */
import cluster from 'node:cluster'
import process from 'node:process'
import { ensureBuild, ensureDependencies, ensureNode } from './tools/ensure.mjs'

try {
  // The other processes of WEB_CONCURRENCY come through here too: the first one has seen to everything.
  if (cluster.isPrimary) {
    ensureNode()
    ensureDependencies()
    ensureBuild()
  }
} catch (error) {
  process.stderr.write(`${error?.told ? error.message : (error?.stack ?? error)}\n`)
  process.exit(1)
}

process.env.NODE_ENV ??= 'production'
// Node 22 and newer keep the compiled code between starts.
const { default: nodeModule } = await import('node:module')
nodeModule.enableCompileCache?.()
await import('./dist/server/apps/server/main.js')
