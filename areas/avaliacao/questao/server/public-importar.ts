/** Questions that come from files: written many at once, changed, put away, and all of that taken back. */
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, jsonRows } from '../../../../core/server/sql.ts'
import { midiasDe } from '../../../ensino/aula/rules-tela.ts'
import { tagsPeloNome } from '../../../ensino/catalogo/server/public.ts'
import { addUsos, deleteUsos, letUsosGo, midiasEm } from '../../../ensino/midia/server/public-uso.ts'
import { questaoPolicy } from '../policy.ts'
import type { Analise, EstadoQuestao, Idioma, Licenca, TipoQuestao } from '../shapes.ts'
import { alvoOf } from './present.ts'
import { usadas } from './public-acima.ts'

import { listForLote } from './queries-lote.ts'

export { tellPassos } from './announce-revisao.ts'
export { caminhoDe, listDestinos } from './find-destino.ts'
export { refSql } from './queries.ts'
export type { NovoPasso } from './queries-revisao.ts'

/** A statement: those that are not put away. */
export const emUso: RawBuilder<unknown> = sql`select q.id from questao q where q.estado <> 'arquivada'`
/** The same, with whose they are and which revision they stand at. */
export const revisoesEmUso: RawBuilder<unknown> = sql`select q.id, q.usuario_id, q.revisao from questao q
  where q.estado <> 'arquivada'`

/** Its place in the catalogue, as far as it is told. */
export interface Lugar {
  disciplina_id?: number
  periodo_id?: number
  bloom?: number
  /** The first is the one that it is counted under. */
  habilidades?: readonly number[]
}

export interface Escrita extends Lugar {
  tipo: TipoQuestao
  /** Clean, in the shape of its type. */
  conteudo: object
  /** The words of the statement. */
  texto: string
  titulo: string
  explicacao: string
  tags: readonly string[]
  idioma: Idioma
  dificuldade: number | null
  fonte: string
  autoria: string
  texto_base_id: number | null
  estado: EstadoQuestao
  midias: readonly number[]
  comando?: string
  licenca?: Licenca | ''
  tri?: { a: number; b: number; c: number } | null
  analises?: readonly Analise[]
}

const columnsOf = ({
  tags: _,
  midias: __,
  habilidades: ___,
  conteudo,
  analises = [],
  tri,
  ...rest
}: Escrita) => ({
  comando: '',
  bloom: null,
  licenca: '' as const,
  ...rest,
  tri_a: tri?.a ?? null,
  tri_b: tri?.b ?? null,
  tri_c: tri?.c ?? null,
  conteudo: JSON.stringify(conteudo),
  analises: JSON.stringify(analises),
})

async function setTagsAndUsos(
  tx: Tx,
  questoes: readonly (Pick<Escrita, 'tags' | 'midias'> & { id: number })[],
): Promise<void> {
  const known = await tagsPeloNome(
    tx,
    questoes.flatMap(({ tags }) => tags),
  )
  const rows = questoes.flatMap(({ id, tags }) =>
    tags.flatMap((nome) => (known.has(nome) ? [{ questao: id, tag: known.get(nome) }] : [])),
  )
  await sql`insert into questao_tag (questao_id, tag_id)
    select distinct questao, tag from jsonb_to_recordset(${jsonRows(rows)}) as x (questao bigint, tag bigint)`.execute(
    tx,
  )
  await addUsos(
    tx,
    'questao',
    questoes.flatMap(({ id, midias }) => midias.map((midia) => ({ lugar: id, midia }))),
  )
}

/** New questions of one person, their ids in the same order. Their ways are told by `tellPassos`. */
export async function insertEscritas(
  tx: Tx,
  questoes: readonly Escrita[],
  { usuario, rede }: { usuario: number; rede: number | null },
): Promise<number[]> {
  if (questoes.length === 0) return []
  const rows = await tx
    .insertInto('questao')
    .values(questoes.map((one) => ({ ...columnsOf(one), usuario_id: usuario, rede_id: rede })))
    .returning('id')
    .execute()
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b)
  await setTagsAndUsos(
    tx,
    questoes.map((one, at) => ({ ...one, id: ids[at] as number })),
  )
  const skills = questoes.flatMap(({ habilidades = [] }, at) =>
    habilidades.map((habilidade, ordem) => ({ questao: ids[at], habilidade, ordem: ordem + 1 })),
  )
  await sql`insert into questao_habilidade (questao_id, habilidade_id, ordem)
    select questao, habilidade, ordem
    from jsonb_to_recordset(${jsonRows(skills)}) as x (questao bigint, habilidade bigint, ordem int)`.execute(
    tx,
  )
  return ids
}

/** What a question held before a file changed it, as it is put back. */
export interface Antes {
  id: number
  colunas: Record<string, unknown>
  tags: number[]
  midias: number[]
}

/** As they stand, for the way back. Nobody else changes them until the transaction ends. */
export async function lockEscritas(tx: Tx, ids: readonly number[]): Promise<Map<number, Antes>> {
  const { rows } = await sql<Antes>`
    select q.id, jsonb_build_object('tipo', q.tipo, 'conteudo', q.conteudo, 'texto', q.texto, 'titulo', q.titulo,
        'comando', q.comando, 'explicacao', q.explicacao, 'idioma', q.idioma, 'dificuldade', q.dificuldade,
        'fonte', q.fonte, 'autoria', q.autoria, 'texto_base_id', q.texto_base_id, 'analises', q.analises,
        'estado', q.estado, 'versao', q.versao, 'rede_id', q.rede_id, 'bloom', q.bloom, 'licenca', q.licenca,
        'tri_a', q.tri_a, 'tri_b', q.tri_b, 'tri_c', q.tri_c) as colunas,
      array(select y.tag_id from questao_tag y where y.questao_id = q.id) as tags,
      array(${midiasEm('questao', sql.ref('q.id'))}) as midias
    from questao q where q.id = any(${bigints(ids)}) for update of q`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

const CAMPOS = sql`tipo text, conteudo jsonb, texto text, titulo text, comando text, explicacao text, idioma text,
  dificuldade smallint, fonte text, autoria text, texto_base_id bigint, analises jsonb, estado text, versao int,
  bloom smallint, licenca text, tri_a float8, tri_b float8, tri_c float8`

async function putBack(tx: Tx, rows: readonly { id: number; colunas: object }[], now: Date) {
  const { rows: done } = await sql<{ id: number; revisao: number }>`
    update questao q set tipo = x.tipo, conteudo = x.conteudo, texto = x.texto, titulo = x.titulo, comando = x.comando,
      explicacao = x.explicacao, idioma = x.idioma, dificuldade = x.dificuldade, fonte = x.fonte, autoria = x.autoria,
      texto_base_id = x.texto_base_id, analises = x.analises, estado = x.estado, versao = x.versao,
      bloom = x.bloom, licenca = coalesce(x.licenca, q.licenca), tri_a = x.tri_a, tri_b = x.tri_b, tri_c = x.tri_c,
      revisao = q.revisao + 1, alterada_em = ${now}
    from jsonb_to_recordset(${jsonRows(rows.map(({ id, colunas }) => ({ id, ...colunas })))}) as x (id bigint, ${CAMPOS})
    where q.id = x.id returning q.id, q.revisao`.execute(tx)
  return new Map(done.map(({ id, revisao }) => [id, revisao]))
}

async function replaceTagsAndUsos(
  tx: Tx,
  ids: readonly number[],
  put: () => Promise<unknown>,
): Promise<void> {
  await sql`delete from questao_tag where questao_id = any(${bigints(ids)})`.execute(tx)
  await deleteUsos(tx, 'questao', ids)
  await put()
}

/**
 * Makes questions what files say of them now, each a version more. Returns the revision that each has then. Their
 * ways are told by `tellPassos`.
 */
export async function changeEscritas(
  tx: Tx,
  mudancas: readonly { antes: Antes; para: Escrita }[],
  now: Date,
): Promise<Map<number, number>> {
  if (mudancas.length === 0) return new Map()
  const rows = mudancas.map(({ antes, para }) => ({
    id: antes.id,
    colunas: {
      ...columnsOf(para),
      conteudo: para.conteudo,
      analises: para.analises ?? [],
      versao: Number(antes.colunas.versao) + 1,
    },
  }))
  const done = await putBack(tx, rows, now)
  await replaceTagsAndUsos(tx, [...done.keys()], () =>
    setTagsAndUsos(
      tx,
      mudancas.map(({ antes, para }) => ({ ...para, id: antes.id })),
    ),
  )
  return done
}

/** Gives questions back what they held. */
export async function restoreEscritas(tx: Tx, antes: readonly Antes[], now: Date): Promise<void> {
  if (antes.length === 0) return
  const done = await putBack(tx, antes, now)
  await replaceTagsAndUsos(tx, [...done.keys()], async () => {
    const rows = antes.flatMap(({ id, tags }) => tags.map((tag) => ({ questao: id, tag })))
    await sql`insert into questao_tag (questao_id, tag_id)
      select questao, tag from jsonb_to_recordset(${jsonRows(rows)}) as x (questao bigint, tag bigint)`.execute(
      tx,
    )
    await addUsos(
      tx,
      'questao',
      antes.flatMap(({ id, midias }) => midias.map((midia) => ({ lugar: id, midia }))),
    )
  })
}

/** Puts questions away. Returns the revision that each has then. */
export async function archiveEscritas(
  tx: Tx,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; revisao: number }>`
    update questao set estado = 'arquivada', revisao = revisao + 1, alterada_em = ${now}
    where id = any(${bigints(ids)}) returning id, revisao`.execute(tx)
  return new Map(rows.map(({ id, revisao }) => [id, revisao]))
}

/** Brings them back into the state that they had. */
export const reviveEscritas = (tx: Tx, antes: readonly { id: number; estado: string }[], now: Date) =>
  sql`update questao q set estado = x.estado, revisao = q.revisao + 1, alterada_em = ${now}
    from jsonb_to_recordset(${jsonRows(antes)}) as x (id bigint, estado text) where q.id = x.id`.execute(tx)

/** Why something that a file brought is no longer only its sender's. */
export type Tocada = 'comentada' | 'usada'

/** Of these questions those that others than `usuario` commented on since, keep as favourites, or made something of. */
export async function listTocadas(
  tx: Tx,
  ids: readonly number[],
  { usuario, desde }: { usuario: number; desde: Date },
): Promise<ReadonlyMap<number, Tocada>> {
  const these = bigints(ids)
  const { rows } = await sql<{ id: number; como: Tocada }>`
    select questao_id as id, 'usada' as como from questao_favorita where questao_id = any(${these}) and usuario_id <> ${usuario}
    union all select u.questao_id, 'usada' from (${usadas.ask()(these)}) u (questao_id)
    union all select questao_id, 'comentada' from questao_comentario
      where questao_id = any(${these}) and usuario_id <> ${usuario} and created_at >= ${desde}`.execute(tx)
  return new Map(rows.map(({ id, como }) => [id, como]))
}

/** Takes questions out again; base texts stay. */
export async function removeEscritas(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    with gone as (delete from questao q where q.id = any(${bigints(ids)}) returning q.id),
    ${letUsosGo('questao')}
    select count(*) from gone`.execute(tx)
}

/** Base texts of one person, by title and text together; one that stands there already word by word is that one. */
export async function putTextos(
  tx: Tx,
  textos: readonly { titulo: string; html: string; palavras: string }[],
  { usuario, rede }: { usuario: number; rede: number | null },
): Promise<ReadonlyMap<string, number>> {
  const given = sql`jsonb_to_recordset(${jsonRows(textos)}) as x (titulo text, html text, palavras text)`
  const same = sql`b.usuario_id = ${usuario} and b.rede_id is not distinct from ${rede}::bigint
    and b.titulo = x.titulo and b.html = x.html`
  await sql`insert into texto_base (usuario_id, rede_id, titulo, html, busca)
    select ${usuario}, ${rede}::bigint, x.titulo, x.html, sem_acento(x.palavras) from ${given}
    where not exists (select from texto_base b where ${same})`.execute(tx)
  const { rows } = await sql<{ titulo: string; html: string; id: number }>`
    select x.titulo, x.html, min(b.id) as id from ${given} join texto_base b on ${same}
    group by x.titulo, x.html`.execute(tx)
  await addUsos(
    tx,
    'texto_base',
    rows.flatMap(({ html, id }) => midiasDe({ html }).map((midia) => ({ lugar: id, midia }))),
  )
  return new Map(rows.map(({ titulo, html, id }) => [chaveDoTexto({ titulo, html }), id]))
}

export const chaveDoTexto = ({ titulo, html }: { titulo: string; html: string }): string =>
  JSON.stringify([titulo, html])

/** The revision that each of these has now; what is gone is absent. `lock`: nobody changes them until the transaction ends. */
export async function revisoesOf(
  tx: Tx,
  ids: readonly number[],
  { lock = false } = {},
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; revisao: number }>`
    select id, revisao from questao where id = any(${bigints(ids)}) order by id ${lock ? sql`for update` : sql``}`.execute(
    tx,
  )
  return new Map(rows.map(({ id, revisao }) => [id, revisao]))
}

/** The state of each of these. */
export async function estadosOf(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, EstadoQuestao>> {
  const rows = await tx
    .selectFrom('questao')
    .select(['id', 'estado'])
    .where('id', 'in', [0, ...ids])
    .execute()
  return new Map(rows.map(({ id, estado }) => [id, estado]))
}

/** Of these questions those that the person may change, and the revision of each. `lock`: nobody else changes them meanwhile. */
export async function editaveisDe(
  { tx, actor }: { tx: Tx; actor: Actor },
  ids: readonly number[],
  options: { lock: boolean },
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await listForLote(tx, actor, ids, options)
  return new Map(
    rows.flatMap((row) =>
      row.estado !== 'arquivada' && can(questaoPolicy, actor, 'edit', alvoOf(row))
        ? [[row.id, row.revisao] as const]
        : [],
    ),
  )
}
