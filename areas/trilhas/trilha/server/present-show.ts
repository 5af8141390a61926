/** Paths as authors see them, with what is read beside their own rows: a page of them, and one in its editor. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { isVisitor } from '../../../../core/policy/actor.ts'
import type { Context } from '../../../../core/server/context.ts'
import type { TrilhaInteira, TrilhaListada } from '../shapes.ts'
import { trilhaFor } from './find.ts'
import { readProgresso } from './find-progresso.ts'
import { type Feito, presentEixos, presentRegra, presentTrilha } from './present.ts'
import type { TrilhaRow } from './queries.ts'
import { liveOf } from './queries-edicao.ts'
import { readEstrutura } from './queries-estrutura.ts'
import { listGruposDe } from './queries-grupo.ts'
import { SEM_USO, usosDe, vezesPorHabilidade } from './queries-uso.ts'

type Asking = Pick<Context, 'tx' | 'actor' | 'now'>

export async function listadas(context: Asking, rows: readonly TrilhaRow[]): Promise<Told<TrilhaListada[]>> {
  const { tx, now } = context
  const ids = rows.map(({ id }) => id)
  const [edicoes, grupos, usos] = await Promise.all([
    liveOf(tx, ids, now),
    listGruposDe(tx, ids),
    usosDe(tx, ids),
  ])
  return rows.map((row) =>
    presentTrilha(
      row,
      {
        edicao: edicoes.get(row.id),
        grupos: grupos.filter(({ trilha_id }) => trilha_id === row.id),
        uso: usos.get(row.id) ?? SEM_USO,
      },
      context,
    ),
  )
}

/** A visitor from another tenant has done nothing here, and of a path that was never published nobody has. */
export async function feitoEm({ tx, actor }: Asking, row: TrilhaRow): Promise<Feito> {
  if (row.versao === 0) return { vezes: new Map(), realizadas: new Map() }
  const asked = { trilha: row.id, regra: presentRegra(row.regra), situacao: 'aberta' } as const
  const [vezes, eixos] = await Promise.all([
    vezesPorHabilidade(tx, row.id),
    isVisitor(actor) ? [] : readProgresso(tx, actor.id, asked),
  ])
  const done = ({ habilidades }: (typeof eixos)[number]) =>
    habilidades.filter(({ conta }) => conta.feita).length
  return { vezes, realizadas: new Map(eixos.map((eixo) => [eixo.id, done(eixo)])) }
}

export async function showTrilha(context: Context, id: number): Promise<Told<TrilhaInteira>> {
  const row = await trilhaFor(context, 'view', id)
  const [estrutura, feito, [trilha]] = await Promise.all([
    readEstrutura(context.tx, id, row.rascunho),
    feitoEm(context, row),
    listadas(context, [row]),
  ])
  if (!trilha) throw new Error('A path that is there was not shown.')
  return {
    ...trilha,
    musica: row.musica,
    certificado: row.certificado_layout_id === null ? null : { id: row.certificado_layout_id },
    carga_horaria: row.carga_horaria,
    eixos: presentEixos(estrutura, trilha.regra, feito),
  }
}

/** A path as its list tells it, for who has just changed it. */
export async function showListada(context: Context, id: number): Promise<Told<TrilhaListada>> {
  const [trilha] = await listadas(context, [await trilhaFor(context, 'view', id)])
  if (!trilha) throw new Error('A path that is there was not shown.')
  return trilha
}
