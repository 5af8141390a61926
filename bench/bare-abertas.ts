/** What `abertas.ts` opens, by the least SQL that gives the same answer: no session, no permission, no row security. */
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { AbertasWorld } from './abertas.ts'

const PESSOA = (u: string) => `jsonb_build_object('id', ${u}.id, 'nome', ${u}.nome, 'foto_id', ${u}.foto_id)`

const PROFESSORES = `(select jsonb_agg(${PESSOA('p')}) from vinculo v join usuario p on p.tenant_id = $1 and p.id = v.usuario_id
  where v.tenant_id = $1 and v.turma_id = t.turma_id and v.papel = 'professor')`

const TURMAS = `select t.id, t.nome, t.disciplina, t.codigo, t.periodo, t.recursos, r.id as escola, r.nome as escola_nome,
    (select count(*) from matricula m where m.tenant_id = $1 and m.turma_id = t.id and m.status = 'adicionado') as alunos,
    (select jsonb_agg(${PESSOA('p')}) from vinculo v join usuario p on p.tenant_id = $1 and p.id = v.usuario_id
      where v.tenant_id = $1 and v.turma_id = t.id and v.papel = 'professor') as professores,
    (select count(*) from topico o left join topico_visto v on v.tenant_id = $1 and v.topico_id = o.id and v.usuario_id = $2
      where o.tenant_id = $1 and o.turma_id = t.id and exists (select from mensagem m where m.tenant_id = $1
        and m.topico_id = o.id and m.visivel and m.id > coalesce(v.mensagem_id, 0) and m.usuario_id <> $2)) as novos
  from turma t join rede r on r.tenant_id = $1 and r.id = t.rede_id
  where t.tenant_id = $1 and t.id = any(array(
    select turma_id from matricula where tenant_id = $1 and aluno_id = $2 and status = 'adicionado'
    union all select turma_id from vinculo where tenant_id = $1 and usuario_id = $2 and papel = 'professor'))
  order by t.nome limit 12`

const MINHAS = `any(array(
    select turma_id from matricula where tenant_id = $1 and aluno_id = $2 and status = 'adicionado'
    union all select turma_id from vinculo where tenant_id = $1 and usuario_id = $2 and papel = 'professor'))`

const AVISOS = `select t.id, t.turma_id, t.titulo, left(m.conteudo, 4000) as conteudo, ${PESSOA('u')} as autor, v.ciente_em, t.inicio,
    (select count(*) from topico_visto l where l.tenant_id = $1 and l.topico_id = t.id and l.ciente_em is not null) as cientes
  from topico t join mensagem m on m.tenant_id = $1 and m.topico_id = t.id and m.abertura
  join usuario u on u.tenant_id = $1 and u.id = t.usuario_id
  left join topico_visto v on v.tenant_id = $1 and v.topico_id = t.id and v.usuario_id = $2
  where t.tenant_id = $1 and t.turma_id = ${MINHAS} and t.tipo = 'aviso' and t.status = '1' and t.removido_em is null
  order by t.created_at desc limit 5`

const RECENTES = `select t.*, ${PESSOA('u')} as ultimo, m.created_at as quando from (
    select id, turma_id, titulo, total_interacoes from topico where tenant_id = $1 and turma_id = ${MINHAS} and tipo = 'forum'
      and status = '1' and removido_em is null order by ultima_interacao desc limit 8) t
  cross join lateral (select usuario_id, created_at from mensagem where tenant_id = $1 and topico_id = t.id and visivel
    order by id desc limit 1) m join usuario u on u.tenant_id = $1 and u.id = m.usuario_id`

const PROXIMOS = `select id, titulo, fim from topico where tenant_id = $1 and turma_id = ${MINHAS} and fim > now() order by fim limit 10`

const NOVAS =
  'select count(*) as n from notificacao where tenant_id = $1 and usuario_id = $2 and lida_em is null'

/** What must be done and was not: of lessons of a pupil's classes, or deliveries that a teacher has to correct. */
const FAZER = `select v.id, v.aula_id, a.titulo, v.fim, v.obrigatoria, v.turma_id from turma_aula v
  join aula a on a.tenant_id = $1 and a.id = v.aula_id
  where v.tenant_id = $1 and v.turma_id = ${MINHAS} and v.removida_em is null and not exists (
    select from tentativa t where t.tenant_id = $1 and t.aula_id = v.aula_id and t.turma_id = v.turma_id and t.usuario_id = $2
      and t.status is not null) order by v.fim limit 30`

const CORRIGIR = `select e.turma_id, e.aula_id, count(*) as n, jsonb_agg(${PESSOA('u')}) as pessoas from entrega e
  join usuario u on u.tenant_id = $1 and u.id = e.usuario_id
  where e.tenant_id = $1 and e.turma_id = ${MINHAS} and e.estado = 'enviada' group by 1, 2 limit 30`

const TOPICOS = `select t.*, ${PESSOA('u')} as usuario, m.conteudo, m.total_votos, v.mensagem_id as visto, n.nota_publicada, p.n as participantes,
    p.pessoas, ${PROFESSORES} as professores,
    (select count(*) from mensagem x where x.tenant_id = $1 and x.topico_id = t.id and x.visivel and not x.abertura
      and x.id > coalesce(v.mensagem_id, 0) and x.usuario_id <> $3) as novas,
    exists (select from topico_favorito f where f.tenant_id = $1 and f.topico_id = t.id and f.usuario_id = $3) as favorita,
    exists (select from curtida c where c.tenant_id = $1 and c.mensagem_id = m.id and c.usuario_id = $3) as curtido,
    (select jsonb_agg(f.*) from mensagem_arquivo x join arquivo f on f.tenant_id = $1 and f.id = x.arquivo_id
      where x.tenant_id = $1 and x.mensagem_id = m.id) as anexos
  from (select *, count(*) over () as todos from topico where tenant_id = $1 and turma_id = $2 and tipo = 'forum' and status = '1'
    and removido_em is null order by fixado desc, created_at desc limit 30) t
  join mensagem m on m.tenant_id = $1 and m.topico_id = t.id and m.abertura
  join usuario u on u.tenant_id = $1 and u.id = t.usuario_id
  left join topico_visto v on v.tenant_id = $1 and v.topico_id = t.id and v.usuario_id = $3
  left join topico_nota n on n.tenant_id = $1 and n.topico_id = t.id and n.aluno_id = $3
  cross join lateral (select count(*) as n, (jsonb_agg(${PESSOA('q')} order by a.ultima_em desc)) as pessoas
    from topico_participacao a join usuario q on q.tenant_id = $1 and q.id = a.usuario_id
    where a.tenant_id = $1 and a.topico_id = t.id and a.interacoes > 0) p`

const TOPICO = `select t.*, ${PESSOA('u')} as usuario, c.nome as turma, v.mensagem_id as visto, ${PROFESSORES} as professores
  from topico t join usuario u on u.tenant_id = $1 and u.id = t.usuario_id
  join turma c on c.tenant_id = $1 and c.id = t.turma_id
  left join topico_visto v on v.tenant_id = $1 and v.topico_id = t.id and v.usuario_id = $3
  where t.tenant_id = $1 and t.id = $2`

const MENSAGENS = `select m.*, ${PESSOA('u')} as usuario,
    exists (select from curtida c where c.tenant_id = $1 and c.mensagem_id = m.id and c.usuario_id = $3) as curtido,
    (select jsonb_agg(f.*) from mensagem_arquivo x join arquivo f on f.tenant_id = $1 and f.id = x.arquivo_id
      where x.tenant_id = $1 and x.mensagem_id = m.id) as anexos
  from mensagem m join usuario u on u.tenant_id = $1 and u.id = m.usuario_id
  where m.tenant_id = $1 and m.topico_id = $2 and m.visivel order by m.id limit 20`

const AULAS = `select v.*, a.codigo, a.capa_id, w.titulo, w.descricao, w.total_telas, c.nome as turma, d.nome as disciplina,
    count(*) over () as total, x.n as tentativas, x.nota, x.andamento
  from turma_aula v join aula a on a.tenant_id = $1 and a.id = v.aula_id
  join aula_versao w on w.tenant_id = $1 and w.aula_id = a.id and w.numero = a.versao
  join turma c on c.tenant_id = $1 and c.id = v.turma_id
  left join disciplina d on d.tenant_id = $1 and d.id = a.disciplina_id
  cross join lateral (select count(*) as n, max(t.nota) as nota, bool_or(t.status is null) as andamento from tentativa t
    where t.tenant_id = $1 and t.turma_id = v.turma_id and t.aula_id = v.aula_id and t.usuario_id = $3) x
  where v.tenant_id = $1 and v.turma_id = $2 and v.removida_em is null and a.removida_em is null
  order by v.created_at desc limit 20`

/** The address under which each is asked for stands in `abertas.ts`. */
export function serveAbertas(app: FastifyInstance, pool: pg.Pool, world: AbertasWorld): void {
  const ask = async (name: string, text: string, values: readonly unknown[]) =>
    (await pool.query({ name, text, values: [...values] })).rows
  const all = async (statements: readonly (readonly [string, string])[], values: readonly unknown[]) => ({
    status: 'sucesso',
    linhas: await Promise.all(statements.map(([name, text]) => ask(name, text, values))),
  })
  const inicio = [
    ['turmas', TURMAS],
    ['avisos', AVISOS],
    ['recentes', RECENTES],
    ['proximos', PROXIMOS],
    ['novas-2', NOVAS],
  ] as const
  const { tenant, turma, topico } = world
  const professora = [tenant, world.professora.id]
  const aluno = [tenant, world.aluno.id]
  app.get('/inicio/professora', () => all(inicio, professora))
  app.get('/inicio/aluno', () => all(inicio, aluno))
  app.get('/hoje/professora', () => all([['corrigir', CORRIGIR]], professora))
  app.get('/hoje/aluno', () => all([['fazer', FAZER]], aluno))
  app.get('/topicos', () => all([['topicos', TOPICOS]], [tenant, turma, world.aluno.id]))
  const inteiro = [
    ['topico-2', TOPICO],
    ['mensagens', MENSAGENS],
  ] as const
  app.get('/topico', () => all(inteiro, [tenant, topico, world.aluno.id]))
  app.get('/aulas', () => all([['aulas', AULAS]], [tenant, turma, world.aluno.id]))
}
