/** The product as it is built, in a process of its own over a world of a measurement. */
import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'

/** @throws when it ends before it serves */
export function startBuilt(world: object): Promise<{ child: ChildProcess; port: string }> {
  const child = fork(path.join(import.meta.dirname, 'built.mjs'), [JSON.stringify(world)], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return new Promise((resolve, reject) => {
    child.once('message', (origin) => resolve({ child, port: new URL(String(origin)).port }))
    child.once('exit', (code) => reject(new Error(`the built product ended with ${code}: is dist/ there?`)))
  })
}
