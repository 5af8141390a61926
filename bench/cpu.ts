/** The processor time that a request costs a server and its database: it tells more than a rate on a machine that others use. */
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { past } from './past.ts'

/** Microseconds on a processor so far, all threads of a process together; 0 once it has ended. */
function timeOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
      const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
      return sum + Number(nanoseconds) / 1000
    }, 0)
  } catch {
    return 0
  }
}

export interface CpuWatch {
  /** Microseconds so far of a server and of the connections that it opened under `name`; undefined where nothing tells. */
  of(pid: number, name: string): Promise<number | undefined>
  close(): Promise<void>
}

/** Watches servers whose connections carry a name of their own (`PGAPPNAME`). Linux only. */
export async function watchCpu(connection: pg.ClientConfig): Promise<CpuWatch> {
  const client = new pg.Client(past(connection))
  await client.connect()
  return {
    async of(pid, name) {
      if (process.platform !== 'linux') return undefined
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where application_name = $1',
        [name],
      )
      return [pid, ...rows.map((row) => row.pid)].reduce((sum, one) => sum + timeOf(one), 0)
    },
    close: () => client.end(),
  }
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
