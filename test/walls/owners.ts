/** Which area owns which table, as the manifests say. */
import path from 'node:path'
import { AREAS, folderOf } from '../../areas/domains.ts'
import type { ServerArea } from '../../core/server/area.ts'
import { root } from '../../core/server/paths.ts'
import type { DB } from '../../database/types.ts'

type Table = keyof DB

/** The kernel's own: what every capability stands on. */
const CORE: readonly Table[] = ['evento', 'migracao', 'repeticao']

/** Tables that the kernel itself writes for their area: the log, the queue, the bytes to remove. */
export const KERNEL_WRITES: readonly Table[] = [
  'auditoria',
  'auditoria_ponta',
  'trabalho',
  'arquivo_removido',
]

/** Screens alone. */
const WITHOUT_SERVER: readonly string[] = ['paginas']

const manifests = await Promise.all(
  AREAS.filter((area) => !WITHOUT_SERVER.includes(area)).map(async (area) => {
    const file = path.join(root, folderOf(area), 'server/area.ts')
    const [manifest] = Object.values((await import(file)) as Record<string, ServerArea>)
    return [area, manifest] as const
  }),
)

/** Owner → its tables and views; `core` is the kernel. */
export const OWNERS: ReadonlyMap<string, readonly Table[]> = new Map([
  ['core', CORE],
  ...manifests.map(([area, manifest]) => [area, manifest?.tables ?? []] as const),
])

export const PUBLISHED: readonly Table[] = manifests.flatMap(([, manifest]) => manifest?.published ?? [])
