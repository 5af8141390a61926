/** The work of repairs of keys: place by place, each in a transaction of its own, taken up again where it stopped. */
import type { Tx } from '../../../../core/server/database.ts'
import { publish } from '../../../../core/server/events.ts'
import type { Job, Tasks } from '../../../../core/server/jobs.ts'
import { notifyUsers } from '../../../acesso/notificacao/server/public.ts'
import { putChaves, tituloDe } from '../../aula/server/public-gabarito.ts'
import * as reparos from './queries-reparo.ts'
import { chaveOf, ensaiarLugar, type Obra, repararLugar } from './write-reparar.ts'

export const ENSAIAR = 'tentativa.ensaiar_reparo'
export const REPARAR = 'tentativa.reparar'

const PASSOS = ['ensaiando', 'gravando', 'desfazendo'] as const

interface Payload {
  reparo: number
  trabalho_id: number
}

/** Places whose progress is told at once. */
const AT_ONCE = 100

const DEPOIS = { ensaiando: 'ensaiado', gravando: 'gravado', desfazendo: 'desfeito' } as const

/** What a step does; undefined: it has moved on, or is gone. */
async function obraOf(tx: Tx, { reparo, trabalho_id }: Payload) {
  const row = await reparos.findReparo(tx, reparo)
  const passo = PASSOS.find((one) => one === row?.passo)
  if (!row || !passo || row.trabalho_id !== trabalho_id) return undefined
  const chaves = await reparos.listChavesDo(tx, reparo)
  const desfaz = passo === 'desfazendo'
  const obra: Obra = {
    ...{ reparo, desfaz, now: new Date() },
    chaves: new Map(
      chaves.map(({ versao, tela_id, antes, depois }) => [
        chaveOf(versao, tela_id),
        desfaz ? { de: depois, para: antes } : { de: antes, para: depois },
      ]),
    ),
  }
  return { row, passo, chaves, obra }
}

/** Where the attempt that counts stands with both marks: the page of the lesson alone would begin another one. */
const paginaOf = (
  {
    aula_id,
    turma_id,
    trilha_tentativa_id: vez,
  }: Pick<reparos.LugarRow, 'aula_id' | 'turma_id' | 'trilha_tentativa_id'>,
  tentativa: number | null,
): `/${string}` =>
  `/logado${turma_id === null ? '' : `/turmas/turma/${turma_id}`}/aula/${aula_id}?ver=${tentativa ?? 'resultado'}${vez === null ? '' : `&vez=${vez}`}`

/** Once for a place, however many of its attempts changed: the mark that counts there. */
async function tell(
  tx: Tx,
  { aula_id, usuario_id, turma_id, ...lugar }: reparos.LugarRow,
  { obra, titulo, antes }: { obra: Obra; titulo: string; antes: number | null },
): Promise<void> {
  if (turma_id !== null) await publish(tx, `turma:${turma_id}`, 'entrega_mudou')
  const { nota, tentativa } = await reparos.notaDoLugar(tx, lugar.id)
  if (antes === null || nota === null || antes === nota) return
  await notifyUsers(
    tx,
    [usuario_id],
    {
      tipo: 'nota_corrigida',
      dados: { titulo, antes, nota, ...(obra.desfaz && { desfeita: true }) },
      destino: paginaOf({ aula_id, turma_id, ...lugar }, tentativa),
    },
    { chave: `reparo:${obra.reparo}:${obra.desfaz ? 'volta' : 'ida'}:${lugar.id}`, now: obra.now },
  )
}

async function trabalhar({ tenantId, payload, database, progress }: Job<Payload>): Promise<void> {
  const found = await database.asTenant(tenantId, async (tx) => {
    const one = await obraOf(tx, payload)
    if (!one) return undefined
    const { row, passo, chaves } = one
    // The keys first: who answers from now on is judged by them, and who answered before is found below.
    if (passo !== 'ensaiando')
      await putChaves(
        tx,
        row.aula_id,
        chaves.map(({ versao, tela_id, antes, depois }) => ({
          ...{ versao, tela_id },
          gabarito: passo === 'gravando' ? depois : antes,
        })),
      )
    const total = await reparos.countLugares(tx, row.aula_id)
    return { ...one, total, titulo: await tituloDe(tx, row.aula_id) }
  })
  if (!found) return
  const { row, passo, obra, total, titulo } = found
  let { depois } = row
  let feito = 0
  for (;;) {
    const lugares = await database.asTenant(tenantId, (tx) =>
      reparos.listLugares(tx, row.aula_id, depois, AT_ONCE),
    )
    // Each by itself: a pupil who answers meanwhile waits for one place, not for all.
    for (const lugar of lugares)
      await database.asTenant(tenantId, async (tx) => {
        if (passo === 'ensaiando') await ensaiarLugar(tx, lugar, obra)
        else if (await repararLugar(tx, lugar, obra))
          await tell(tx, lugar, { obra, titulo, antes: lugar.nota === null ? null : Number(lugar.nota) })
        await reparos.updateReparo(tx, row.id, { depois: lugar.id })
      })
    feito += lugares.length
    await progress(Math.min(feito, total), total)
    if (lugares.length < AT_ONCE) break
    depois = lugares.at(-1)?.id ?? depois
  }
  await database.asTenant(tenantId, (tx) =>
    reparos.updateReparo(tx, row.id, {
      passo: DEPOIS[passo],
      ...(passo === 'gravando' && { gravado_em: new Date() }),
      ...(passo === 'desfazendo' && { desfeito_em: new Date() }),
    }),
  )
}

export const reparoTasks: Tasks = { [ENSAIAR]: trabalhar, [REPARAR]: trabalhar }
