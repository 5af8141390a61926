/** What a file is held against: disciplines, names of school years, and the curriculum as it stands. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { fold } from '../../../escola/pessoa/rules.ts'
import { listDisciplinas, listPeriodos } from '../../catalogo/server/public.ts'
import { arrange } from '../rules.ts'
import type { Acervo, Habilidade } from '../rules-importar.ts'
import type { Estagio } from '../rules-importar-anos.ts'
import type { Existente } from '../rules-importar-categorias.ts'
import type { BaseDeCurriculo, EtapaDeEnsino } from './importar-queries.ts'
import { listCategorias } from './queries-categoria.ts'

const ESTAGIO: Readonly<Record<EtapaDeEnsino, Estagio>> = {
  infantil: 'ei',
  fundamental: 'ef',
  medio: 'em',
  eja: 'eja',
  livre: 'ef',
}

export interface Alvo {
  /** Null: a curriculum that is yet to be made. */
  curriculo_id: number | null
  etapa: EtapaDeEnsino
  base: BaseDeCurriculo
  referencias: Readonly<Record<string, string>>
  /** The client whose version it is; null: what everybody has. */
  versao?: number | null
}

/** What everybody has of a curriculum: never a client's copies, or what a client added. */
const standing = (curriculo: number) =>
  sql`curriculo_id = ${curriculo} and remocao_id is null and cliente_id is null`

async function readCategorias(tx: Tx, curriculo: number): Promise<Existente[]> {
  const { rows } = await sql<Existente>`select id, pai_id, disciplina_id, nome from categoria
    where ${standing(curriculo)} order by ordem, id`.execute(tx)
  return rows
}

/** By category, in its order, and code: the order in which skills that no file brought are exported. */
async function readHabilidades(tx: Tx, curriculo: number): Promise<Habilidade[]> {
  const { rows } = await sql<Habilidade>`select h.id, h.codigo, h.texto, h.anos, h.categoria_id, h.vigencia,
      h.descritor_saeb, h.bncc_codigo
    from (select * from habilidade where ${standing(curriculo)}) h
    join categoria c on c.id = h.categoria_id
    order by c.ordem, h.categoria_id, h.codigo, h.id`.execute(tx)
  return rows
}

/** What a client sees: its copies in the place of what they are of, and what it added, as its screens arrange them. */
async function readVersao(
  tx: Tx,
  curriculo: number,
  versao: number,
): Promise<{ categorias: Existente[]; habilidades: Habilidade[] }> {
  const shown = arrange(await listCategorias(tx, curriculo, versao))
  const { rows } = await sql<Habilidade>`select h.id, h.codigo, h.texto, h.anos, h.categoria_id, h.vigencia,
      h.descritor_saeb, h.bncc_codigo, h.origem_id
    from unnest(${bigints(shown.map(({ id }) => id))}) with ordinality c (id, ordem)
    join habilidade h on h.curriculo_id = ${curriculo} and h.categoria_id = c.id and h.remocao_id is null
    order by c.ordem, h.codigo, h.id`.execute(tx)
  const categorias = shown.map(({ id, pai, disciplina, nome }) => ({
    id,
    pai_id: pai,
    disciplina_id: disciplina?.id ?? null,
    nome,
  }))
  return { categorias, habilidades: rows }
}

async function readBase(tx: Tx, curriculo: number) {
  const [categorias, habilidades] = await Promise.all([
    readCategorias(tx, curriculo),
    readHabilidades(tx, curriculo),
  ])
  return { categorias, habilidades }
}

const NOTHING = { categorias: [], habilidades: [] }

export async function readAcervo(tx: Tx, alvo: Alvo): Promise<Acervo> {
  const { curriculo_id, etapa, base, referencias, versao = null } = alvo
  const [disciplinas, periodos, { categorias, habilidades }] = await Promise.all([
    listDisciplinas(tx),
    listPeriodos(tx),
    curriculo_id === null
      ? NOTHING
      : versao === null
        ? readBase(tx, curriculo_id)
        : readVersao(tx, curriculo_id, versao),
  ])
  return {
    disciplinas,
    anos: new Map(periodos.map(({ codigo, nome }) => [fold(nome), codigo])),
    categorias,
    habilidades,
    referencias: new Map(Object.entries(referencias)),
    estagio: ESTAGIO[etapa],
    base,
  }
}
