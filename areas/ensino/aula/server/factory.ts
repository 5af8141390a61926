/** Lessons put straight into the database of a test, past every call: the state that a test starts from. */

import { randomInt } from 'node:crypto'
import { changer } from '../../../../core/testing/change.ts'
import { putMidia, putUso } from '../../midia/server/factory.ts'
import { type AulaDraft, buildAula } from '../factory.ts'
import { makeCodigo } from '../rules.ts'
import { publicar } from '../rules-publicar.ts'
import type { TelaDe } from '../shapes-telas.ts'

interface Place {
  id: number
  turma: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

export interface MadeAula {
  id: number
  codigo: string
  /** The ids of its screens, in order. */
  telas: number[]
}

/** A draft of `autor`. */
export async function putAula(
  tenant: Place,
  autor: { id: number },
  { rede = null, ...given }: Partial<AulaDraft> & { rede?: number | null } = {},
): Promise<MadeAula> {
  const draft = buildAula(given)
  const codigo = makeCodigo((below) => randomInt(below))
  const [row] = await tenant.sql<{ id: number }>(
    `insert into aula (tenant_id, codigo, usuario_id, rede_id, titulo, descricao, visibilidade, navegacao, tentativas,
       nota_minima, tempo_limite, offline)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      ...[
        tenant.id,
        codigo,
        autor.id,
        rede,
        draft.titulo,
        draft.descricao,
        draft.visibilidade,
        draft.navegacao,
      ],
      ...[draft.tentativas, draft.nota_minima, draft.tempo_limite, draft.offline],
    ],
  )
  const id = Number(row?.id)
  const telas: number[] = []
  for (const tela of draft.telas) telas.push(await putTela(tenant, autor, id, tela))
  return { id, codigo, telas }
}

/** What a lesson is about: skills of curricula. */
export const putHabilidades = (tenant: Place, aula: number, habilidades: readonly number[]) =>
  tenant.sql(
    'insert into aula_habilidade (tenant_id, aula_id, habilidade_id) select $1, $2, unnest($3::bigint[])',
    [tenant.id, aula, [...habilidades]],
  )

/** The picture that is the cover of a lesson; `jogo`: it is one of games, too. */
export const setCapa = (tenant: Place, aula: number, midia: number | null, jogo = false) =>
  tenant.sql('update aula set capa_id = $3, jogo = jogo or $4 where tenant_id = $1 and id = $2', [
    tenant.id,
    aula,
    midia,
    jogo,
  ])

/** One more screen at the end of a draft. */
export async function putTela(
  tenant: Place,
  autor: { id: number },
  aula: number,
  { tipo, conteudo }: TelaDe,
): Promise<number> {
  const [row] = await tenant.sql<{ id: number }>(
    `insert into tela (tenant_id, aula_id, ordem, tipo, conteudo, alterada_por)
     select $1, $2, count(*) + 1, $3, $4, $5 from tela where tenant_id = $1 and aula_id = $2 and removida_em is null
     returning id`,
    [tenant.id, aula, tipo, JSON.stringify(conteudo), autor.id],
  )
  return Number(row?.id)
}

/** Publishes the draft as the next version. Returns its number. */
export async function publishAula(
  tenant: Place,
  autor: { id: number },
  aula: number,
  tentativas?: number,
): Promise<number> {
  if (tentativas !== undefined)
    await tenant.sql('update aula set tentativas = $3 where tenant_id = $1 and id = $2', [
      tenant.id,
      aula,
      tentativas,
    ])
  const [versao] = await tenant.sql<{ numero: number }>(
    `insert into aula_versao (tenant_id, aula_id, numero, titulo, descricao, navegacao, tentativas, nota_minima,
       tempo_limite, total_telas, publicada_por)
     select tenant_id, id, versao + 1, titulo, descricao, navegacao, tentativas, nota_minima, tempo_limite,
       (select count(*) from tela t where t.tenant_id = $1 and t.aula_id = $2 and t.removida_em is null), $3
     from aula where tenant_id = $1 and id = $2 returning numero`,
    [tenant.id, aula, autor.id],
  )
  const numero = Number(versao?.numero)
  const telas = await tenant.sql<TelaDe & { id: number; titulo: string }>(
    `select id, tipo, titulo, conteudo from tela
     where tenant_id = $1 and aula_id = $2 and removida_em is null order by ordem, id`,
    [tenant.id, aula],
  )
  for (const [at, tela] of telas.entries()) {
    const { conteudo, gabarito, peso, obrigatoria } = publicar(tela, `${aula}-${numero}-${tela.id}`)
    await tenant.sql(
      `insert into versao_tela (tenant_id, aula_id, versao, tela_id, ordem, tipo, titulo, peso, obrigatoria, conteudo, gabarito)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        ...[tenant.id, aula, numero, tela.id, at + 1, tela.tipo, tela.titulo, peso, obrigatoria],
        ...[JSON.stringify(conteudo), gabarito && JSON.stringify(gabarito)],
      ],
    )
  }
  await tenant.sql(
    `insert into versao_escrita (tenant_id, aula_id, versao, tela_id, conteudo)
     select v.tenant_id, v.aula_id, v.versao, v.tela_id, t.conteudo
     from versao_tela v join tela t on t.tenant_id = v.tenant_id and t.id = v.tela_id
     where v.tenant_id = $1 and v.aula_id = $2 and v.versao = $3`,
    [tenant.id, aula, numero],
  )
  await tenant.sql(
    `update aula set estado = 'publicada', versao = $3, alcance = visibilidade, publicada_em = clock_timestamp()
     where tenant_id = $1 and id = $2`,
    [tenant.id, aula, numero],
  )
  return numero
}

/** Writes fields of drafts anew. */
export const rewriteTelas = (tenant: Place, telas: readonly number[], campos: object) =>
  tenant.sql('update tela set conteudo = conteudo || $3 where tenant_id = $1 and id = any($2::bigint[])', [
    tenant.id,
    telas,
    JSON.stringify(campos),
  ])

/** As if they had been published before anybody kept what was written. */
export const dropEscritas = (tenant: Place, telas: readonly number[]) =>
  tenant.sql('delete from versao_escrita where tenant_id = $1 and tela_id = any($2::bigint[])', [
    tenant.id,
    telas,
  ])

interface Window {
  inicio?: Date | null
  fim?: Date | null
  obrigatoria?: boolean
  peso?: number
  mostrar_gabarito?: 'nunca' | 'apos_tentativa' | 'apos_fim'
}

/** Gives a lesson to the tenant's class, or to `turma`. Returns the id of the bond. */
export async function giveAula(
  tenant: Place,
  autor: { id: number },
  aula: number,
  {
    turma = tenant.turma,
    inicio = null,
    fim = null,
    obrigatoria = true,
    peso = 1,
    mostrar_gabarito = 'apos_tentativa',
  }: Window & { turma?: number } = {},
): Promise<number> {
  const [row] = await tenant.sql<{ id: number }>(
    `insert into turma_aula (tenant_id, turma_id, aula_id, usuario_id, inicio, fim, obrigatoria, peso, mostrar_gabarito)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [tenant.id, turma, aula, autor.id, inicio, fim, obrigatoria, peso, mostrar_gabarito],
  )
  return Number(row?.id)
}

/** A lesson that is published and given to the tenant's class: what most tests of other areas begin with. */
export async function putPublished(
  tenant: Place,
  autor: { id: number },
  given: Parameters<typeof putAula>[2] & Window & { turma?: number } = {},
): Promise<MadeAula & { versao: number; vinculo: number }> {
  const made = await putAula(tenant, autor, given)
  const versao = await publishAula(tenant, autor, made.id)
  return { ...made, versao, vinculo: await giveAula(tenant, autor, made.id, given) }
}

/** A lesson of `autor`: published once unless told otherwise, without screens. `bytes`: of the one file that it shows. */
export async function putSemTelas(
  place: Omit<Place, 'turma'>,
  autor: { id: number },
  { titulo = 'Aula', visibilidade = 'privada', estado = 'publicada', publicada = true, bytes = 0 } = {},
): Promise<number> {
  const { id, sql } = place
  const [row] = await sql<{ id: number }>(
    `insert into aula (tenant_id, codigo, usuario_id, titulo, visibilidade, estado, versao, publicada_em, alcance)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $5) returning id`,
    [
      ...[id, makeCodigo((below) => randomInt(below)), autor.id, titulo, visibilidade],
      ...(publicada ? [estado, 1, new Date()] : ['rascunho', 0, null]),
    ],
  )
  const aula = Number(row?.id)
  if (!publicada) return aula
  await sql(
    `insert into aula_versao (tenant_id, aula_id, numero, titulo, navegacao, nota_minima, total_telas, publicada_por)
     values ($1, $2, 1, $3, 'livre', 6, 1, $4)`,
    [id, aula, titulo, autor.id],
  )
  if (bytes > 0) await putUso(place, await putMidia(place, autor, { bytes }), { aula, versao: 1 })
  return aula
}

/** Writes over parts of a screen of the draft, as its author would. */
export const mendTela = ({ sql }: Pick<Place, 'sql'>, tela: number, conteudo: object) =>
  sql('update tela set conteudo = conteudo || $2::jsonb where id = $1', [tela, JSON.stringify(conteudo)])

/** How a lesson is given to a class, whatever it was before. */
export const changeDada = changer('turma_aula')

/** Takes all lessons out of all classes. */
export const takeAulas = ({ id, sql }: Pick<Place, 'id' | 'sql'>) =>
  sql('delete from turma_aula where tenant_id = $1', [id])
