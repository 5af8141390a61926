/** Paths put straight into the database of a test, past every call. */
import { randomBytes } from 'node:crypto'

interface Place {
  id: number
  sql<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

interface Given {
  nome?: string
  /** Axes, and skills in each. */
  eixos?: number
  habilidades?: number
  /** Lessons of every skill, by level from 1 on, in turns. */
  aulas?: readonly number[]
  /** Skills of which the first of each axis is highlighted. */
  destaque?: boolean
  rede?: number
  /** Classes that follow it, from when to when. */
  turmas?: readonly number[]
  inicio?: Date | null
  fim?: Date | null
  regra?: number
  status?: 1 | 2 | 3
  publicada?: boolean
  layout?: number
}

export interface TrilhaFeita {
  id: number
  codigo: string
  eixos: number[]
  /** In the order of their axes. */
  habilidades: number[]
}

const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A path of `autor`, published unless told otherwise (then without axes, which live in a draft). */
export async function putTrilha(
  tenant: Place,
  autor: { id: number },
  given: Given = {},
): Promise<TrilhaFeita> {
  const { nome = 'Leitura em aventura', status = 1, publicada = true, rede, regra, layout } = given
  const codigo = [...randomBytes(9)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
  const [row] = await tenant.sql<{ id: number }>(
    `insert into trilha (tenant_id, usuario_id, nome, codigo, status, excluida_em, versao, publicada_em, rede_id,
       regra_id, certificado_layout_id)
     values ($1, $2, $3, $4, $5::int, case when $5::int = 3 then now() end, $6::int, case when $6::int > 0 then now() end,
       $7, $8, $9) returning id`,
    [
      tenant.id,
      autor.id,
      nome,
      codigo,
      status,
      Number(publicada),
      rede ?? null,
      regra ?? null,
      layout ?? null,
    ],
  )
  const id = Number(row?.id)
  const made = publicada ? await putEstrutura(tenant, id, given) : { eixos: [], habilidades: [] }
  await tenant.sql(
    `insert into trilha_grupo (tenant_id, trilha_id, turma_id, inicio, fim)
     select $1, $2, unnest($3::bigint[]), $4::timestamptz, $5::timestamptz`,
    [tenant.id, id, [...(given.turmas ?? [])], given.inicio ?? null, given.fim ?? null],
  )
  return { id, codigo, ...made }
}

async function putEstrutura(
  { id: tenant, sql }: Place,
  trilha: number,
  { eixos: many = 1, habilidades: each = 1, aulas = [], destaque = false }: Given,
): Promise<{ eixos: number[]; habilidades: number[] }> {
  const eixos = await sql<{ id: number }>(
    `insert into trilha_eixo (tenant_id, trilha_id, nome, ordem)
     select $1, $2, 'Eixo ' || n, n from generate_series(1, $3::int) n returning id`,
    [tenant, trilha, many],
  )
  const ids = eixos.map(({ id }) => Number(id)).sort((a, b) => a - b)
  const habilidades = await sql<{ id: number }>(
    `insert into trilha_habilidade (tenant_id, trilha_id, eixo_id, nome, ordem, destaque)
     select $1, $2, e.id, 'Habilidade ' || e.ordem || '.' || n, n, $4::boolean and n = 1
     from trilha_eixo e, generate_series(1, $3::int) n
     where e.tenant_id = $1 and e.trilha_id = $2 order by e.ordem, n returning id`,
    [tenant, trilha, each, destaque],
  )
  await sql(
    `insert into trilha_aula (tenant_id, trilha_id, habilidade_id, aula_id, nivel, ordem)
     select $1, $2, h.id, x.aula, 1 + (x.ordem - 1) % 3, x.ordem
     from trilha_habilidade h, unnest($3::bigint[]) with ordinality x (aula, ordem)
     where h.tenant_id = $1 and h.trilha_id = $2`,
    [tenant, trilha, [...aulas]],
  )
  return { eixos: ids, habilidades: habilidades.map(({ id }) => Number(id)).sort((a, b) => a - b) }
}

/** A rule of `autor`, null for the platform's. Returns its id. */
export async function putRegra(
  { id, sql }: Place,
  autor: { id: number } | null,
  {
    nome = 'Módulos e passos',
    nomeEixo = '["Módulo","Módulos"]',
    nomeHabilidade = '["Passo","Passos"]',
  } = {},
): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into regra_trilha (tenant_id, usuario_id, nome, nome_eixo, nome_habilidade)
     values ($1, $2, $3, $4, $5) returning id`,
    [id, autor?.id ?? null, nome, nomeEixo, nomeHabilidade],
  )
  return Number(row?.id)
}

/** A draft of a path with one axis, one skill and these lessons at level 1. */
export async function putRascunho(
  { id: tenant, sql }: Place,
  trilha: number,
  aulas: readonly number[] = [],
): Promise<{ eixo: number; habilidade: number }> {
  await sql(
    `insert into trilha_rascunho (tenant_id, trilha_id, nome, cenario) select $1, id, nome, cenario from trilha where id = $2`,
    [tenant, trilha],
  )
  const [eixo] = await sql<{ id: number }>(
    `insert into rascunho_eixo (tenant_id, trilha_id, nome, ordem) values ($1, $2, 'Vale', 1) returning id`,
    [tenant, trilha],
  )
  const [habilidade] = await sql<{ id: number }>(
    `insert into rascunho_habilidade (tenant_id, trilha_id, eixo_id, nome, ordem)
     values ($1, $2, $3, 'Achar o tema', 1) returning id`,
    [tenant, trilha, eixo?.id],
  )
  await sql(
    `insert into rascunho_aula (tenant_id, trilha_id, habilidade_id, aula_id, nivel, ordem)
     select $1, $2, $3, x.aula, 1, x.ordem from unnest($4::bigint[]) with ordinality x (aula, ordem)`,
    [tenant, trilha, habilidade?.id, [...aulas]],
  )
  return { eixo: Number(eixo?.id), habilidade: Number(habilidade?.id) }
}
