/** The sealed begin: what the server gives with a lesson, so that it may be begun on that device without network. */
import type { Context } from '../../../../core/server/context.ts'
import { seal, unseal } from '../../../../core/server/seal.ts'
import type { Inicio } from '../rules-limites.ts'

const PURPOSE = 'inicio-de-aula'

interface Seal {
  secretKey: string
  tenantId: number
}

interface Baixando {
  dispositivo_id?: string | undefined
  relogio?: string | undefined
}

const bound = ({ tenantId }: Seal): string => `tenant ${tenantId}`

/** For one person, lesson, version, class and device, from this moment on. */
const sealInicio = (with_: Seal, inicio: Inicio): string =>
  seal(with_.secretKey, PURPOSE, JSON.stringify(inicio), bound(with_)).toString('base64url')

/** Null: not of this server, or of another tenant. */
export function openInicio(with_: Seal, sealed: string | undefined): Inicio | null {
  if (sealed === undefined) return null
  const opened = unseal(with_.secretKey, PURPOSE, Buffer.from(sealed, 'base64url'), bound(with_))
  return opened ? (JSON.parse(opened.toString()) as Inicio) : null
}

/** Lesson → its sealed begin, for the device that takes lessons of a class with it; none where no device tells of itself. */
export function sealInicios(
  { actor, now, services }: Pick<Context, 'actor' | 'now' | 'services'>,
  { turma_id, aulas }: { turma_id: number; aulas: readonly { id: number; versao: number }[] },
  { dispositivo_id, relogio }: Baixando,
): Record<string, string> {
  if (dispositivo_id === undefined || relogio === undefined) return {}
  const with_ = { secretKey: services.config.secretKey, tenantId: actor.tenantId }
  const here = { usuario: actor.id, turma: turma_id, dispositivo: dispositivo_id }
  const measured = { desvio: now.getTime() - Date.parse(relogio), emitido: now.getTime() }
  return Object.fromEntries(
    aulas.map(({ id, versao }) => [
      String(id),
      sealInicio(with_, { ...here, ...measured, aula: id, versao }),
    ]),
  )
}
