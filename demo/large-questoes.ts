/** A bank of questions of a large tenant: statements in Portuguese put together by the database, with all that lists count. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { questaoRows } from '../areas/avaliacao/questao/server/factory-rows.ts'
import { catalogoRows } from '../areas/ensino/catalogo/server/factory-rows.ts'
import { listDisciplinas, listPeriodos } from '../areas/ensino/catalogo/server/public.ts'
import { curriculoRows } from '../areas/ensino/curriculo/server/factory-rows.ts'
import { reserveIds } from '../core/server/rows.ts'
import type { DB } from '../database/types.ts'
import { ACOES, AREAS, LUGARES, PEDIDOS, QUEM, SILABAS, SITUACOES, TAGS } from './content/questoes.ts'
import { dice, type Step } from './large-step.ts'

const HABILIDADES_POR_AREA = 40
const DAYS = 1_500

const textArray = (values: readonly string[]) => sql`(${[...values]}::text[])`
const one = (values: readonly string[], salt: number) =>
  sql`${textArray(values)}[1 + ${dice(sql`g.n`, salt, values.length)}]`

/** Ids of everything; before the tenant is entered. */
export async function reserveQuestoes(tx: Kysely<DB>, questoes: number): Promise<void> {
  await reserveIds(tx, curriculoRows.curriculo, 1)
  await reserveIds(tx, curriculoRows.categoria, AREAS.length)
  await reserveIds(tx, curriculoRows.habilidade, AREAS.length * HABILIDADES_POR_AREA)
  await reserveIds(tx, catalogoRows.tag, TAGS.length)
  await reserveIds(tx, questaoRows.questao, questoes)
}

/** So many skills a discipline, in one matrix: the first forty of `ids_habilidade` are of the first. */
async function addMatriz(step: Step, areas: RawBuilder<unknown>): Promise<void> {
  await step(
    'matriz',
    curriculoRows.curriculo,
    curriculoRows.curriculo.fill(
      ['id', 'nome', 'etapa', 'base'],
      sql`select id, 'Matriz de medição', 'fundamental', 'proprio' from ids_curriculo`,
    ),
  )
  await step(
    'categorias',
    curriculoRows.categoria,
    curriculoRows.categoria.fill(
      ['id', 'curriculo_id', 'disciplina_id', 'nome', 'sigla', 'ordem'],
      sql`select k.id, c.id, a.disciplina, a.nome, a.sigla, a.n from ids_categoria k cross join ids_curriculo c
        join ${areas} a on a.n = k.n`,
    ),
  )
  await step(
    'habilidades',
    curriculoRows.habilidade,
    curriculoRows.habilidade.fill(
      ['id', 'curriculo_id', 'categoria_id', 'codigo', 'texto'],
      sql`select h.id, c.id, k.id, 'M' || a.sigla || lpad((1 + (h.n - 1) % ${HABILIDADES_POR_AREA}::int)::text, 3, '0'),
          'Resolver situações de ' || lower(a.nome) || ' (' || h.n || ').'
        from ids_habilidade h cross join ids_curriculo c
        join ids_categoria k on k.n = 1 + (h.n - 1) / ${HABILIDADES_POR_AREA}::int join ${areas} a on a.n = k.n`,
    ),
  )
}

/** The name of a place that few questions tell of. */
const lugar = (salt: number) =>
  sql`initcap(${sql.join(
    [0, 1, 2].map((at) => one(SILABAS, salt + at)),
    sql` || `,
  )})`

/** A statement of its own: what it is about, who does what where, what is asked, and numbers. */
const enunciado = sql`(${one(SITUACOES, 1)} || ' ' || a.temas[1 + ${dice(sql`g.n`, 2, sql`cardinality(a.temas)`)}] || ', '
  || ${one(QUEM, 3)} || ' ' || ${one(ACOES, 4)} || ' ' || a.temas[1 + ${dice(sql`g.n`, 5, sql`cardinality(a.temas)`)}]
  || ' ' || ${one(LUGARES, 6)} || ' de ' || ${lugar(70)} || ' e anotou ' || (2 + ${dice(sql`g.n`, 7, 970)}) || ' registros em '
  || (2 + ${dice(sql`g.n`, 8, 60)}) || ' dias. ' || ${one(PEDIDOS, 9)} || ' '
  || a.temas[1 + ${dice(sql`g.n`, 10, sql`cardinality(a.temas)`)}] || '?')`

const alternativa = (letra: string, salt: number) => sql`jsonb_build_object('id', ${letra}::text, 'texto',
  a.temas[1 + ${dice(sql`g.n`, salt, sql`cardinality(a.temas)`)}] || ', em ' || ${lugar(salt + 3)} || ' e ' || ${lugar(salt + 6)} || ', em '
  || (1 + ${dice(sql`g.n`, salt + 2, 400)}) || ' partes', 'correta', ${dice(sql`g.n`, 11, 4)} = ${salt - 20}::int / 10,
  'feedback', '')`

const COMUM = sql`jsonb_build_object('peso', 1, 'tentativas', 1, 'obrigatoria', true, 'dica', '', 'feedback_certo', '',
  'feedback_errado', '')`

/**
 * So many questions by the teachers of the tenant: of ten, six stand in the network's bank, two in a school's, two are
 * their author's only. After the people.
 */
export async function addQuestoes(
  tx: Kysely<DB>,
  step: Step,
  { alunos, professores, now }: { alunos: number; professores: number; now: Date },
): Promise<void> {
  const disciplinas = new Map((await listDisciplinas(tx)).map((one) => [one.sigla, one]))
  const known = AREAS.map((area, i) => {
    const { id = null, nome = area.sigla } = disciplinas.get(area.sigla) ?? {}
    return { n: i + 1, disciplina: id, nome, ...area }
  })
  const areas = sql`jsonb_to_recordset(${JSON.stringify(known)}::jsonb)
    as a (n int, disciplina bigint, nome text, sigla text, temas text[])`
  const periodos = (await listPeriodos(tx)).map(({ id }) => id)
  const tabela = sql`(select * from ${areas})`
  await addMatriz(step, tabela)
  await step(
    'tags',
    catalogoRows.tag,
    catalogoRows.tag.fill(['id', 'nome'], sql`select id, ${textArray(TAGS)}[n] from ids_tag`),
  )
  await step(
    'questões',
    questaoRows.questao,
    questaoRows.questao.fill(
      [
        ...([
          'id',
          'usuario_id',
          'rede_id',
          'tipo',
          'conteudo',
          'texto',
          'disciplina_id',
          'periodo_id',
        ] as const),
        ...(['dificuldade', 'bloom', 'estado', 'licenca', 'repassar', 'created_at', 'alterada_em'] as const),
      ],
      sql`select g.id, u.id, r.id, x.tipo, ${COMUM} || jsonb_build_object('enunciado', '<p>' || x.enunciado || '</p>') || case x.tipo
          when 'objetiva' then jsonb_build_object('embaralhar', true, 'alternativas',
            jsonb_build_array(${alternativa('a', 20)}, ${alternativa('b', 30)}, ${alternativa('c', 40)}, ${alternativa('d', 50)}))
          when 'verdadeiro_falso' then jsonb_build_object('afirmacoes', jsonb_build_array(
            ${alternativa('a', 20)} - 'correta' || '{"verdadeira": true}', ${alternativa('b', 30)} - 'correta' || '{"verdadeira": false}'))
          when 'numerica' then jsonb_build_object('valor', ${dice(sql`g.n`, 12, 900)}, 'tolerancia', 0, 'unidade', '')
          else jsonb_build_object('rubrica', '[]'::jsonb, 'minimo', 0, 'maximo', 2000) end,
        x.enunciado, a.disciplina, (${periodos}::bigint[])[1 + ${dice(sql`g.n`, 64, periodos.length)}],
        nullif(${dice(sql`g.n`, 13, 6)}, 0), nullif(${dice(sql`g.n`, 14, 7)}, 0),
        (array['aprovada', 'aprovada', 'aprovada', 'aprovada', 'aprovada', 'aprovada', 'aprovada', 'em_revisao', 'rascunho',
          'arquivada'])[1 + ${dice(sql`g.n`, 15, 10)}],
        (array['', 'propria', 'cc_by', 'cc_by_sa'])[1 + ${dice(sql`g.n`, 16, 4)}], ${dice(sql`g.n`, 17, 3)} = 0, x.em, x.em
      from ids_questao g
      join ${tabela} a on a.n = 1 + ${dice(sql`g.n`, 18, AREAS.length)}
      cross join lateral (select ${enunciado} as enunciado,
        (array['objetiva', 'objetiva', 'objetiva', 'objetiva', 'objetiva', 'objetiva', 'objetiva', 'verdadeiro_falso',
          'numerica', 'dissertativa'])[1 + ${dice(sql`g.n`, 19, 10)}] as tipo,
        ${now}::timestamptz - make_interval(days => ${DAYS}::int - (g.n % ${DAYS}::int)) as em) x
      join ids_usuario u on u.n = ${alunos}::int + 1 + ${dice(sql`g.n`, 62, sql`${professores}::int`)}
      left join ids_rede r on r.n = case ${dice(sql`g.n`, 63, 10)} when 0 then null when 1 then null
        when 2 then 2 when 3 then 2 else 1 end`,
    ),
  )
  await step(
    'habilidades de questões',
    questaoRows.questao_habilidade,
    questaoRows.questao_habilidade.fill(
      ['questao_id', 'habilidade_id', 'ordem'],
      sql`select g.id, h.id, 1 from ids_questao g
        join ids_habilidade h on h.n = 1 + ${HABILIDADES_POR_AREA}::int * ${dice(sql`g.n`, 18, AREAS.length)}
          + ${dice(sql`g.n`, 65, HABILIDADES_POR_AREA)}`,
    ),
  )
  await step(
    'tags de questões',
    questaoRows.questao_tag,
    questaoRows.questao_tag.fill(
      ['questao_id', 'tag_id'],
      sql`select g.id, t.id from ids_questao g join ids_tag t on t.n = 1 + ${dice(sql`g.n`, 66, TAGS.length)}`,
    ),
  )
}
