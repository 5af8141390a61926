// For tests: loaded into the program before it starts, it plants a mistake in the request that names one.
import { subscribe } from 'node:diagnostics_channel'
import { Transform } from 'node:stream'
import zlib from 'node:zlib'

const PLANTS = {
  // Said by a library in its own words, as by one that reads packages.
  fluxo: () => new Transform().destroy(new Error('too many bytes in the stream')),
  // In the middle of inflating.
  zip: () => zlib.createInflateRaw().end(Buffer.from('isto não é um zip')),
  promessa: () => void Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNRESET' })),
  engano: () => setImmediate(() => undefined.x),
}

subscribe('http.server.request.start', ({ request }) => {
  const [, plant] = /[?&]plantar=(\w+)/.exec(request.url) ?? []
  if (plant) PLANTS[plant]?.()
})
