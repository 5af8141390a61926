/** What screens open with, for `npm run bench`: homes, the forum of a class, a topic, its lessons. */
import pg from 'pg'
import { makeToken } from '../areas/acesso/sessao/server/secrets-token.ts'
import { forumApi } from '../areas/conversa/forum/contract.ts'
import { turmaAulaApi } from '../areas/ensino/aula/contract-turma.ts'
import { turmaApi } from '../areas/escola/turma/contract.ts'
import { inicioApi } from '../areas/gestao/inicio/contract.ts'
import { toRequest } from '../core/contract/request.ts'
import { largeAccounts, seedLarge } from '../demo/large.ts'
import { QUESTOES } from './banco.ts'
import { past } from './past.ts'

const HOST = 'abertas.localhost'
const ALUNOS = 1_500
const TOPICOS = 30
/** Of each topic, besides its opening. */
const RESPOSTAS = 10

export interface AbertasWorld {
  host: string
  tenant: number
  turma: number
  topico: number
  /** Of the network's bank. */
  questao: number
  professora: { id: number; token: string }
  aluno: { id: number; token: string }
}

/** Adds a network of 50 classes with a bank of questions, and to one of them 30 topics of 11 posts each; signs its teacher and a pupil in. */
export async function prepareAbertas(connection: pg.ClientConfig): Promise<AbertasWorld> {
  await seedLarge(connection, {
    ...{ alunos: ALUNOS, questoes: QUESTOES, dominio: HOST, now: new Date(), log: () => {} },
  })
  const client = new pg.Client(past(connection))
  await client.connect()
  try {
    const one = async (text: string, values: unknown[]): Promise<number> =>
      Number((await client.query<{ id: string }>(text, values)).rows[0]?.id)
    const tenant = await one('select id from tenant where dominio = $1', [HOST])
    const accounts = largeAccounts('abertas')
    const signIn = async (email: string) => {
      const id = await one('select id from usuario where tenant_id = $1 and email = $2', [tenant, email])
      const { token, hash } = makeToken(tenant)
      await client.query(
        `insert into sessao (tenant_id, usuario_id, token_hash, expira_em) values ($1, $2, $3, now() + interval '1 day')`,
        [tenant, id, hash],
      )
      return { id, token }
    }
    const professora = await signIn(accounts.professora)
    const aluno = await signIn(accounts.aluno)
    const turma = await one('select turma_id as id from matricula where tenant_id = $1 and aluno_id = $2', [
      tenant,
      aluno.id,
    ])
    // A pupil each for what is written, and another for what is answered.
    await client.query(
      `with novo as (
         insert into topico (tenant_id, turma_id, usuario_id, tipo, titulo, total_interacoes, ultima_interacao, created_at, anunciado_em)
         select $1, $2, $3, 'forum', 'Conversa ' || n, $4::int, now() - n * interval '1 hour', now() - n * interval '2 hours', now()
         from generate_series(1, $5::int) n returning id
       ), aberto as (
         insert into mensagem (tenant_id, topico_id, usuario_id, conteudo, abertura)
         select $1, id, $3, '<p>O que vocês pensam disso? Escrevam com as suas palavras.</p>', true from novo
       ), resposta as (
         insert into mensagem (tenant_id, topico_id, usuario_id, conteudo, nivel)
         select $1, novo.id, quem.aluno_id, '<p>Eu penso assim, e na minha casa também.</p>', 1
         from novo cross join (select aluno_id from matricula where tenant_id = $1 and turma_id = $2 order by aluno_id limit $4::int) quem
       )
       insert into topico_participacao (tenant_id, topico_id, usuario_id, interacoes, ultima_em)
       select $1, novo.id, quem.aluno_id, 1, now()
       from novo cross join (select aluno_id from matricula where tenant_id = $1 and turma_id = $2 order by aluno_id limit $4::int) quem`,
      [tenant, turma, professora.id, RESPOSTAS, TOPICOS],
    )
    const topico = await one('select max(id) as id from topico where tenant_id = $1 and turma_id = $2', [
      tenant,
      turma,
    ])
    const questao = await one(
      `select max(id) as id from questao where tenant_id = $1 and usuario_id = $2 and estado = 'aprovada'`,
      [tenant, professora.id],
    )
    await client.query('analyze')
    return { host: HOST, tenant, turma, topico, questao, professora, aluno }
  } finally {
    await client.end()
  }
}

interface Aberta {
  nome: string
  path: string
  /** Where the bare server gives the same. */
  nua: string
  token: string
  /** Requests a second that are held. */
  meta: number
}

/** Their addresses are those that the contracts declare. */
export const abertas = ({ turma, topico, professora, aluno }: AbertasWorld): Aberta[] => [
  {
    nome: 'início de professora',
    nua: '/inicio/professora',
    path: toRequest(turmaApi.home).url,
    token: professora.token,
    meta: 1_350,
  },
  {
    nome: 'início de aluno',
    nua: '/inicio/aluno',
    path: toRequest(turmaApi.home).url,
    token: aluno.token,
    meta: 1_350,
  },
  {
    nome: 'hoje de professora',
    nua: '/hoje/professora',
    path: toRequest(inicioApi.hoje).url,
    token: professora.token,
    meta: 1_350,
  },
  {
    nome: 'hoje de aluno',
    nua: '/hoje/aluno',
    path: toRequest(inicioApi.hoje).url,
    token: aluno.token,
    meta: 1_350,
  },
  {
    nome: 'fórum (30 tópicos)',
    nua: '/topicos',
    path: toRequest(forumApi.listTopicos, { query: { gru_id: turma, pagina: 1, linhas: TOPICOS } }).url,
    token: aluno.token,
    meta: 1_900,
  },
  {
    nome: 'tópico (11 mensagens)',
    nua: '/topico',
    path: toRequest(forumApi.find, { params: { id: topico } }).url,
    token: aluno.token,
    meta: 2_150,
  },
  {
    nome: 'mensagens de um tópico',
    nua: '/topico',
    path: toRequest(forumApi.listMensagens, { params: { id: topico } }).url,
    token: aluno.token,
    meta: 2_150,
  },
  {
    nome: 'aulas da turma',
    nua: '/aulas',
    path: toRequest(turmaAulaApi.listTurma, { params: { turma }, query: { pagina: 1, linhas: 20 } }).url,
    token: aluno.token,
    meta: 1_600,
  },
]
