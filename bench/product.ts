/** The product as it runs, for the benchmark: one process, no rate limit. */
import { startServer } from '../apps/server/start.ts'
import { readConfig } from '../core/server/config.ts'
import type { World } from './world.ts'

const world = JSON.parse(process.argv[2] ?? '{}') as World
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
