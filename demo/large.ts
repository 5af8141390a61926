/** A large tenant for measurements: rows made by the database itself, in proportion to the number of pupils. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { notificacaoRows } from '../areas/acesso/notificacao/server/factory-rows.ts'
import { sessaoRows } from '../areas/acesso/sessao/server/factory-rows.ts'
import { enterTenant, putTenant, tenantRows } from '../areas/acesso/tenant/server/factory-rows.ts'
import {
  contarCurtidas,
  contarCurtidasPorTopico,
  curtir,
  forumRows,
  ler,
  participar,
} from '../areas/conversa/forum/server/factory-rows.ts'
import { CODE_ALPHABET, CODE_LENGTH } from '../areas/escola/turma/rules.ts'
import { turmaRows } from '../areas/escola/turma/server/factory-rows.ts'
import { builderOver, sendTo, TransactionConnection } from '../core/server/connection.ts'
import { reserveIds } from '../core/server/rows.ts'
import type { DB } from '../database/types.ts'
import type { EscolaNome } from './escolas.ts'
import { addAulas, makeModelos, reserveAulas } from './large-aulas.ts'
import { addFases, reserveFases } from './large-fases.ts'
import { addQuestoes, reserveQuestoes } from './large-questoes.ts'
import { dice, type Step, stepper } from './large-step.ts'
import { PRENOMES, SOBRENOMES } from './names.ts'
import { openRandom } from './random.ts'
import { hashDemoPassword } from './seed.ts'

export interface LargeOptions {
  /** From 30 to 2,000,000. */
  alunos: number
  /** The host name of the new tenant: `grande.localhost` unless told. */
  dominio?: string
  /** Names for the schools, as far as they reach. */
  escolas?: readonly EscolaNome[]
  /** False: no lessons, and nothing that was done in them. */
  aulas?: boolean
  /** In the bank: none unless told. */
  questoes?: number
  now: Date
  log: (message: string) => void
}

export interface LargeSizes {
  alunos: number
  escolas: number
  turmas: number
  professores: number
  topicos: number
  mensagens: number
  aulas: number
}

const PER_TURMA = 30
const TURMAS_PER_ESCOLA = 12
const TOPICOS_PER_TURMA = 3
const RESPOSTAS = 20
const AULAS_POR_TURMA = 0.6

/** As many pupils as fill the classes of so many schools. */
export const alunosOf = (escolas: number): number => escolas * TURMAS_PER_ESCOLA * PER_TURMA

/** How much of everything goes with so many pupils. Two topics and a notice a class, 20 answers a topic. */
export function sizesFor(alunos: number): LargeSizes {
  const turmas = Math.ceil(alunos / PER_TURMA)
  return {
    alunos,
    escolas: Math.ceil(turmas / TURMAS_PER_ESCOLA),
    turmas,
    professores: Math.ceil(turmas / 2),
    topicos: turmas * TOPICOS_PER_TURMA,
    mensagens: turmas * (TOPICOS_PER_TURMA + (TOPICOS_PER_TURMA - 1) * RESPOSTAS),
    aulas: Math.ceil(turmas * AULAS_POR_TURMA),
  }
}

/** Accounts of a large tenant; the password is that of the demonstration. */
export const largeAccounts = (slug: string) => ({
  administradora: `administradora@${slug}.test`,
  gestora: `gestora@${slug}.test`,
  professora: `professora@${slug}.test`,
  aluno: `aluno@${slug}.test`,
})

/**
 * Adds one tenant with so many pupils, in one transaction. 100,000 pupils are about three million rows.
 * @throws when the host name is taken
 */
export async function seedLarge(connection: pg.ClientConfig, options: LargeOptions): Promise<LargeSizes> {
  const { alunos, dominio = 'grande.localhost', escolas = [], aulas = true, questoes = 0, now, log } = options
  if (!Number.isInteger(alunos) || alunos < PER_TURMA || alunos > 2_000_000)
    throw new RangeError('Peça de 30 a 2000000 alunos.')
  const slug = dominio.split('.')[0] ?? dominio
  const sizes = sizesFor(alunos)
  const client = new pg.Client({ ...connection, statement_timeout: 0 })
  await client.connect()
  try {
    const tx = builderOver<DB>(new TransactionConnection(sendTo(client), { opening: [{ text: 'begin' }] }))
    const step = stepper(tx, log)
    const tenantId = await putTenant(tx, {
      slug,
      dominio,
      nome: `Rede de medição (${alunos} alunos)`,
      paleta_cor: 'safira',
    })
    await reserve(tx, sizes)
    const modelos = makeModelos()
    await reserveAulas(tx, sizes, modelos)
    await reserveFases(tx)
    if (questoes > 0) await reserveQuestoes(tx, questoes)
    await enterTenant(tx, tenantId)
    await addPeople(step, sizes, { slug, now, escolas, senhaHash: await hashDemoPassword() })
    await addForum(step, sizes, now)
    if (aulas) await addAulas({ tx, step, sizes, modelos, now })
    await addFases(tx, step, now)
    if (questoes > 0) await addQuestoes(tx, step, { ...sizes, now })
    await client.query('commit')
    return sizes
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    await client.end()
  }
}

/** Takes ids from the counters, and lists who is in which class. */
async function reserve(tx: Kysely<DB>, sizes: LargeSizes): Promise<void> {
  const { alunos, escolas, turmas, professores, topicos, mensagens } = sizes
  await reserveIds(tx, tenantRows.cliente, 1)
  await reserveIds(tx, turmaRows.rede, 1 + escolas)
  await reserveIds(tx, sessaoRows.usuario, alunos + professores + escolas + 2)
  await reserveIds(tx, turmaRows.turma, turmas)
  await reserveIds(tx, forumRows.topico, topicos)
  await reserveIds(tx, forumRows.mensagem, mensagens)
  await sql`create temp table ids_aluno on commit drop as
    select t.id as turma_id, u.id as aluno_id, 1 + (u.n - 1) / ${turmas}::int as numero
    from ids_usuario u join ids_turma t on t.n = 1 + (u.n - 1) % ${turmas}::int where u.n <= ${alunos}::int`.execute(
    tx,
  )
  await sql`grant select on ids_aluno to turmalina_app`.execute(tx)
  await sql`analyze ids_aluno`.execute(tx)
}

const ALUNOS = sql`ids_aluno`
/** Names of a person and of a class, by their numbers. */
const nomeDaPessoa = (
  n: RawBuilder<unknown>,
) => sql`(${[...PRENOMES]}::text[])[1 + ${dice(n, 1, PRENOMES.length)}] || ' ' ||
  (${[...SOBRENOMES]}::text[])[1 + ${dice(n, 2, SOBRENOMES.length)}] || ' ' ||
  (${[...SOBRENOMES]}::text[])[1 + ${dice(n, 3, SOBRENOMES.length)}]`
const nomeDaTurma = (n: RawBuilder<unknown>) => sql`(6 + ${n} % 4) || 'º ' || chr(65 + (${n} / 4) % 3)`

const n = sql`n`

/** So many codes, each once, always the same. */
export function makeCodigos(count: number, length = CODE_LENGTH): string[] {
  const random = openRandom(count)
  const codigos = new Set<string>()
  while (codigos.size < count)
    codigos.add(Array.from({ length }, () => CODE_ALPHABET[random.below(CODE_ALPHABET.length)]).join(''))
  return [...codigos]
}

interface Common {
  slug: string
  now: Date
  senhaHash: string
  escolas: readonly EscolaNome[]
}

async function addPeople(
  step: Step,
  sizes: LargeSizes,
  { slug, now, senhaHash, ...named }: Common,
): Promise<void> {
  const { alunos, escolas, turmas, professores } = sizes
  const accounts = largeAccounts(slug)
  const since = new Date(now.getTime() - 250 * 86_400_000)
  const year = now.getUTCFullYear()

  await step(
    'cliente',
    tenantRows.cliente,
    tenantRows.cliente.fill(
      ['id', 'nome', 'codigo'],
      sql`select id, 'Secretaria de medição', 'MEDIDA' from ids_cliente`,
    ),
  )
  await step(
    'redes e escolas',
    turmaRows.rede,
    turmaRows.rede.fill(
      ['id', 'cliente_id', 'pai_id', 'codigo', 'nome', 'inep'],
      sql`select id, (select id from ids_cliente), case when n > 1 then (select id from ids_rede where n = 1) end,
        'M-' || n, case when n = 1 then 'Rede de medição' else coalesce(
          (${named.escolas.map(({ nome }) => nome)}::text[])[n - 1], 'E. M. de Medição ' || (n - 1)) end,
        case when n > 1 then coalesce(
          (${named.escolas.map(({ inep }) => inep)}::text[])[n - 1], lpad((99000000 + n)::text, 8, '0')) end
      from ids_rede order by n`,
    ),
  )
  await step(
    'pessoas',
    sessaoRows.usuario,
    sessaoRows.usuario.fill(
      ['id', 'nome', 'login', 'email', 'senha_hash', 'created_at'],
      sql`select id,
        ${nomeDaPessoa(n)},
        coalesce(email, 'p' || n), email, ${senhaHash}, ${since}::timestamptz
      from (select n, id, case n when 1 then ${accounts.aluno}::text when ${alunos + 1}::int then ${accounts.professora}::text
        when ${alunos + professores + escolas + 1}::int then ${accounts.gestora}::text
        when ${alunos + professores + escolas + 2}::int then ${accounts.administradora}::text end as email from ids_usuario) p
      order by n`,
    ),
  )
  await step(
    'turmas',
    turmaRows.turma,
    turmaRows.turma.fill(
      ['id', 'rede_id', 'codigo', 'nome', 'disciplina', 'ano_letivo', 'periodo'],
      sql`select t.id, r.id, (${makeCodigos(turmas)}::text[])[t.n],
        ${nomeDaTurma(sql`t.n`)}, 'Língua Portuguesa', ${year}::int, (6 + t.n % 4) || 'º ano'
      from ids_turma t join ids_rede r on r.n = 2 + (t.n - 1) / ${TURMAS_PER_ESCOLA}::int order by t.n`,
    ),
  )
  await step(
    'vínculos',
    sessaoRows.vinculo,
    sessaoRows.vinculo.fill(
      ['usuario_id', 'papel', 'rede_id', 'turma_id', 'inicio'],
      sql`select u.id, 'professor', null::bigint, t.id, ${since}::timestamptz
      from ids_turma t join ids_usuario u on u.n = ${alunos}::int + 1 + (t.n - 1) / 2
      union all
      select u.id, 'coordenador', r.id, null, ${since}::timestamptz
      from ids_rede r join ids_usuario u on u.n = ${alunos + professores}::int + r.n - 1 where r.n > 1
      union all
      select u.id, 'gestor_rede', r.id, null, ${since}::timestamptz
      from ids_rede r join ids_usuario u on u.n = ${alunos + professores + escolas + 1}::int where r.n = 1
      union all
      select u.id, 'administrador_tenant', null, null, ${since}::timestamptz
      from ids_usuario u where u.n = ${alunos + professores + escolas + 2}::int`,
    ),
  )
  await step(
    'matrículas',
    turmaRows.matricula,
    turmaRows.matricula.fill(
      ['turma_id', 'aluno_id', 'numero_chamada', 'data_matricula'],
      sql`select turma_id, aluno_id, numero, ${since}::timestamptz from ids_aluno`,
    ),
  )
  await step(
    'sessões',
    sessaoRows.sessao,
    sessaoRows.sessao.fill(
      ['usuario_id', 'token_hash', 'created_at', 'vista_em', 'expira_em'],
      sql`select id, sha256(convert_to('medida:' || id || ':' || gen_random_uuid(), 'UTF8')), ${now}::timestamptz,
        ${now}::timestamptz, ${now}::timestamptz + interval '30 days'
      from ids_usuario where n <= ${alunos}::int`,
    ),
  )
}

const TITULOS = [
  'O que você leu nesta semana?',
  'Dúvidas sobre a tarefa',
  'Um exemplo do seu bairro',
  'Qual foi o caminho da sua conta?',
  'O experimento que deu errado',
  'Perguntas para a próxima aula',
]
const FALAS = [
  'Eu fiz de outro jeito e deu o mesmo resultado.',
  'Concordo, mas acho que falta um exemplo.',
  'Na minha rua acontece a mesma coisa.',
  'Não entendi a segunda parte, alguém explica?',
  'Desenhei no caderno e ficou mais claro.',
  'Obrigado pela ajuda, agora faz sentido.',
  'Perguntei para a minha avó e ela confirmou.',
  'Se mudar o número, a resposta muda também?',
]

const tituloDe = (n: RawBuilder<unknown>) => sql`(${TITULOS}::text[])[1 + ${dice(n, 6, TITULOS.length)}]`

async function addForum(step: Step, sizes: LargeSizes, now: Date): Promise<void> {
  const { alunos, turmas } = sizes
  const size = Math.floor(alunos / turmas)
  // Each topic with its class and its teacher; k = 3 is the notice.
  const topicos = sql`(
    select i.id, i.n, t.id as turma_id, t.n as turma_n, 1 + (i.n - 1) % ${TOPICOS_PER_TURMA}::int as k,
      u.id as professor, u.n as professor_n,
      ${now}::timestamptz - make_interval(days => 3 + ${dice(sql`i.n`, 4, 180)}, mins => ${dice(sql`i.n`, 5, 540)}) as em
    from ids_topico i
    join ids_turma t on t.n = 1 + (i.n - 1) / ${TOPICOS_PER_TURMA}::int
    join ids_usuario u on u.n = ${alunos}::int + 1 + (t.n - 1) / 2)`
  await step(
    'tópicos e avisos',
    forumRows.topico,
    forumRows.topico.fill(
      [
        'id',
        'turma_id',
        'usuario_id',
        'tipo',
        'titulo',
        'pede_ciente',
        'total_interacoes',
        'ultima_interacao',
        'created_at',
        'updated_at',
        'anunciado_em',
      ],
      sql`select id, turma_id, professor, case when k = 3 then 'aviso' else 'forum' end,
        ${tituloDe(n)}, k = 3, case when k = 3 then 0 else ${RESPOSTAS}::int end,
        em + case when k = 3 then interval '0' else ${RESPOSTAS}::int * interval '40 minutes' end, em, em, em
      from ${topicos} t order by n`,
    ),
  )
  // Message 0 opens; of every four answers two stand at the top and two continue the second of them.
  const perTurma = TOPICOS_PER_TURMA + (TOPICOS_PER_TURMA - 1) * RESPOSTAS
  const messageOf = (r: RawBuilder<unknown>) => sql`(
    select id from ids_mensagem where n = (t.turma_n - 1) * ${perTurma}::int + (t.k - 1) * ${RESPOSTAS + 1}::int + ${r} + 1)`
  await step(
    'mensagens',
    forumRows.mensagem,
    forumRows.mensagem.fill(
      [
        'id',
        'topico_id',
        'resposta_id',
        'raiz_id',
        'abertura',
        'usuario_id',
        'nivel',
        'conteudo',
        'created_at',
      ],
      sql`select m.id, t.id, case when r % 4 = 3 or (r % 4 = 0 and r > 0) then ${messageOf(sql`r - 1`)} end,
        case when r % 4 = 3 then ${messageOf(sql`r - 1`)} when r % 4 = 0 and r > 0 then ${messageOf(sql`r - 2`)} end,
        r = 0, coalesce(u.id, t.professor), case when r = 0 then 0 when r % 4 = 3 then 2 when r % 4 = 0 then 3 else 1 end,
        '<p>' || (${FALAS}::text[])[1 + ${dice(sql`m.n`, 7, FALAS.length)}] || ' ' ||
        (${FALAS}::text[])[1 + ${dice(sql`m.n`, 8, FALAS.length)}] || '</p>', t.em + r * interval '40 minutes'
      from ${topicos} t
      cross join lateral generate_series(0, case when t.k = 3 then 0 else ${RESPOSTAS}::int end) r
      join ids_mensagem m on m.n = (t.turma_n - 1) * ${perTurma}::int + (t.k - 1) * ${RESPOSTAS + 1}::int + r + 1
      left join ids_usuario u on r > 0 and u.n = t.turma_n + ${turmas}::int * ((r * 7 + t.k * 3) % ${size}::int)
      order by m.n`,
    ),
  )
  await step('participações', forumRows.topico_participacao, participar)
  const likes = dice(sql`m.id * 31 + a.numero`, 9, PER_TURMA)
  await step('curtidas', forumRows.curtida, curtir(ALUNOS, sql`${likes} = 0`))
  await step('contagem de curtidas', forumRows.mensagem, contarCurtidas)
  await step('curtidas por tópico', forumRows.topico, contarCurtidasPorTopico)
  const reads = dice(sql`t.id * 37 + a.numero`, 10, 10)
  await step('leituras', forumRows.topico_visto, ler(ALUNOS, sql`${reads} < 6`))
  await step(
    'notificações',
    notificacaoRows.notificacao,
    notificacaoRows.notificacao.fill(
      ['usuario_id', 'tipo', 'dados', 'destino', 'created_at', 'lida_em'],
      sql`select a.aluno_id, case when t.k = 3 then 'aviso_novo' else 'topico_novo' end,
          jsonb_build_object('autor', ${nomeDaPessoa(sql`t.professor_n`)}, 'titulo', ${tituloDe(sql`t.n`)},
            'turma', ${nomeDaTurma(sql`t.turma_n`)}),
          '/logado/turmas/turma/' || t.turma_id || case when t.k = 3 then '/avisos/' else '/forum/' end || t.id,
          t.em, case when t.em < ${now}::timestamptz - interval '20 days' then t.em end
        from ${topicos} t join ids_aluno a on a.turma_id = t.turma_id order by t.em`,
    ),
  )
}
