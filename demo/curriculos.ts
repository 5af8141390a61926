/**
 * Curricula of the demonstration beside its matrix of skills: a base of descriptors with the client's version of a
 * category, behind which the base has moved on, and a curriculum of the client's own. After the lessons, which name
 * skills by their codes.
 */
import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/types.ts'
import { type CurriculoDemo, DA_REDE, DESCRITORES, LISTAS } from './content/curriculos.ts'

/** What the client changed in its version, and what the base changed since. */
const PERSONALIZADA = 'EST'

type Lista = (typeof LISTAS)[string][number]

/** Lists of categories, each named by its number in this list. */
async function insertListas(
  tx: Kysely<DB>,
  curriculo: number,
  listas: readonly (Lista & { sigla: string; ordem: number })[],
): Promise<void> {
  await sql`
    with lista as (
      select * from jsonb_to_recordset(${JSON.stringify(listas)}::jsonb)
        as l (sigla text, nome text, cor text, ordem int, itens jsonb)),
    feita as (
      insert into extra (curriculo_id, categoria_id, nome, cor, ordem)
      select k.curriculo_id, k.id, l.nome, l.cor, l.ordem
      from lista l join categoria k on k.curriculo_id = ${curriculo} and k.sigla = l.sigla
      returning id, categoria_id, nome)
    insert into extra_item (extra_id, nome, ordem)
    select f.id, i.nome, i.ordem from feita f join categoria k on k.id = f.categoria_id
    join lista l on l.sigla = k.sigla and l.nome = f.nome,
    jsonb_array_elements_text(l.itens) with ordinality as i (nome, ordem)`.execute(tx)
}

async function insertCurriculo(
  tx: Kysely<DB>,
  { nome, etapa, base, anos, categorias }: CurriculoDemo,
  cliente: number | null,
): Promise<number> {
  const { id } = await tx
    .insertInto('curriculo')
    .values({ nome, etapa, base, anos: [...anos], cliente_id: cliente })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = categorias.map(({ nome, sigla, cor, disciplina = null }, i) => ({
    nome,
    sigla,
    cor,
    disciplina,
    ordem: i + 1,
  }))
  await sql`
    insert into categoria (curriculo_id, nome, sigla, cor, ordem, disciplina_id)
    select ${id}, x.nome, x.sigla, x.cor, x.ordem, d.id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (nome text, sigla text, cor text, disciplina text, ordem int)
    left join disciplina d on d.sigla = x.disciplina`.execute(tx)
  const dentro = categorias.flatMap(({ nome, pai }) => (pai ? [{ nome, pai }] : []))
  await sql`
    update categoria k set pai_id = p.id
    from jsonb_to_recordset(${JSON.stringify(dentro)}::jsonb) as x (nome text, pai text)
    join categoria p on p.curriculo_id = ${id} and p.nome = x.pai
    where k.curriculo_id = ${id} and k.nome = x.nome`.execute(tx)
  const habilidades = categorias.flatMap(({ sigla, habilidades }) =>
    Object.entries(habilidades).map(([codigo, texto]) => ({ sigla, codigo, texto })),
  )
  await sql`
    insert into habilidade (curriculo_id, categoria_id, codigo, texto, anos, descritor_saeb)
    select ${id}, k.id, x.codigo, x.texto, ${[...anos]}::text[], ${base === 'saeb' ? sql`x.codigo` : sql`null`}
    from jsonb_to_recordset(${JSON.stringify(habilidades)}::jsonb) as x (sigla text, codigo text, texto text)
    join categoria k on k.curriculo_id = ${id} and k.sigla = x.sigla`.execute(tx)
  const listas = categorias.flatMap(({ sigla, listas = [] }) =>
    listas.map((lista, i) => ({ ...lista, sigla, ordem: i + 1 })),
  )
  await insertListas(tx, id, listas)
  return id
}

/** The client's copy of one category, a skill of it in other words and one more; then a new wording in the base. */
async function insertVersao(tx: Kysely<DB>, curriculo: number, cliente: number): Promise<void> {
  await sql`
    with copia as (
      insert into categoria (curriculo_id, nome, sigla, cor, ordem, disciplina_id, pai_id, cliente_id, origem_id, origem_versao)
      select curriculo_id, nome, sigla, cor, ordem, disciplina_id, pai_id, ${cliente}, id, versao
      from categoria where curriculo_id = ${curriculo} and sigla = ${PERSONALIZADA}
      returning id, curriculo_id, cliente_id, origem_id),
    nova as (
      insert into habilidade (curriculo_id, categoria_id, cliente_id, codigo, texto, anos)
      select curriculo_id, id, cliente_id, 'SME1', 'Ler em voz alta para os colegas, com ritmo e volume.', '{ef9}' from copia)
    insert into habilidade (curriculo_id, categoria_id, cliente_id, codigo, texto, anos, descritor_saeb, origem_id, origem_versao)
    select copia.curriculo_id, copia.id, copia.cliente_id, h.codigo,
      case h.codigo when 'D6' then 'Dizer em uma frase, com palavras suas, o assunto de um texto lido na aula.' else h.texto end,
      h.anos, h.descritor_saeb, h.id, h.versao
    from copia join habilidade h on h.categoria_id = copia.origem_id`.execute(tx)
  await sql`
    update habilidade set texto = 'Achar no texto, escrito ou falado, uma informação que está dita nele.'
    where curriculo_id = ${curriculo} and cliente_id is null and codigo = 'D1'`.execute(tx)
}

/** Writes them for the tenant that the transaction is bound to: linked to its client. */
export async function seedCurriculos(tx: Kysely<DB>): Promise<void> {
  const { id: cliente } = await tx.selectFrom('cliente').select('id').orderBy('id').executeTakeFirstOrThrow()
  const { id: matriz } = await tx.selectFrom('curriculo').select('id').orderBy('id').executeTakeFirstOrThrow()
  const doAno = Object.entries(LISTAS).flatMap(([sigla, listas]) =>
    listas.map((lista, i) => ({ ...lista, sigla, ordem: i + 1 })),
  )
  await insertListas(tx, matriz, doAno)
  const descritores = await insertCurriculo(tx, DESCRITORES, null)
  const daRede = await insertCurriculo(tx, DA_REDE, cliente)
  await sql`insert into curriculo_vinculo (curriculo_id, cliente_id)
    select id, ${cliente} from unnest(${[matriz, descritores, daRede]}::bigint[]) id`.execute(tx)
  await insertVersao(tx, descritores, cliente)
}
