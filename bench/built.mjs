/** The product as it is built (`npm run build`), for measurements of memory: nothing of the source's loader is in it. */
import process from 'node:process'
import { startServer } from '../dist/server/apps/server/start.js'
import { readConfig } from '../dist/server/core/server/config.js'

const world = JSON.parse(process.argv[2] ?? '{}')
const config = readConfig({
  ...process.env,
  PORT: '0',
  DATA_DIR: world.dataDir,
  DEMO: 'off',
  LOG_LEVEL: 'silent',
})
const running = await startServer({
  config: { ...config, port: 0 },
  connection: world.connection,
  rateLimited: false,
})
process.send?.(running.address)
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)))
