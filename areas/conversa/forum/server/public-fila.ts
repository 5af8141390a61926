/** What of the conversations waits: for who leads classes (words held back, questions, marks), and for a pupil of them. */
import { type RawBuilder, sql } from 'kysely'
import { bigints } from '../../../../core/server/sql.ts'
import { linhaSql, tarefaSql } from '../../../escola/turma/server/public-fila.ts'
import { comRecurso, naTurma } from '../../../escola/turma/server/public-lugar.ts'
import { isForReader, isShown, turmaConversa } from './find-mural.ts'

/** Messages that wait for a look, by class. */
export const retidasSql = (turmas: readonly number[]): RawBuilder<unknown> => sql`
  select ${linhaSql({
    turma: sql`topico.turma_id`,
    pessoa: [sql`u.id`, sql`u.nome`],
    quando: sql`coalesce(mensagem.editada_em, mensagem.created_at)`,
  })}
  from mensagem join topico on topico.id = mensagem.topico_id join pessoa u on u.id = mensagem.usuario_id
  where mensagem.retida and mensagem.removida_em is null and topico.turma_id = any(${bigints(turmas)})
    and topico.removido_em is null
  group by topico.turma_id`

/** A question that nobody took up is not asked about for ever. */
const SEM_RESPOSTA_DIAS = 30

/** Conversations begun by a pupil of the class that nobody has answered, each by itself. */
export const semRespostaSql = (turmas: readonly number[], now: Date): RawBuilder<unknown> => sql`
  select ${linhaSql({
    turma: sql`topico.turma_id`,
    alvo: [sql`topico.id`, sql`topico.titulo`],
    pessoa: [sql`u.id`, sql`u.nome`],
    quando: sql`topico.created_at`,
    ate: sql`min(topico.fim)`,
  })}
  from topico join ${naTurma()} on m.turma_id = topico.turma_id and m.aluno_id = topico.usuario_id
  join pessoa u on u.id = topico.usuario_id and u.status = 'ativo'
  where topico.turma_id = any(${bigints(turmas)}) and topico.tipo = 'forum' and ${isShown(now)}
    and (topico.fim is null or topico.fim > ${now}::timestamptz)
    and topico.created_at > ${now}::timestamptz - make_interval(days => ${sql.lit(SEM_RESPOSTA_DIAS)})
    and not exists (select from mensagem r where r.topico_id = topico.id and not r.abertura and r.visivel)
  group by topico.turma_id, topico.id, topico.titulo`

/** Graded conversations with pupils who took part and have no mark that shows, each by itself. */
export const semNotaSql = (turmas: readonly number[]): RawBuilder<unknown> => sql`
  select ${linhaSql({
    turma: sql`topico.turma_id`,
    alvo: [sql`topico.id`, sql`topico.titulo`],
    pessoa: [sql`u.id`, sql`u.nome`],
    quando: sql`p.ultima_em`,
    ate: sql`min(topico.fim)`,
  })}
  from topico join topico_participacao p on p.topico_id = topico.id and p.interacoes > 0
  join ${naTurma()} on m.turma_id = topico.turma_id and m.aluno_id = p.usuario_id
  join pessoa u on u.id = m.aluno_id and u.status = 'ativo'
  left join topico_nota n on n.topico_id = topico.id and n.aluno_id = m.aluno_id
  where topico.turma_id = any(${bigints(turmas)}) and topico.avaliativo and topico.removido_em is null
    and n.publicada_em is null
  group by topico.turma_id, topico.id, topico.titulo`

/** Graded conversations that are open to a pupil who has not taken part. */
export const conversasDoAlunoSql = (
  alunos: readonly number[],
  turmas: readonly number[],
  now: Date,
): RawBuilder<unknown> => sql`
  select ${tarefaSql({
    tipo: sql`'conversa'`,
    aluno: sql`m.aluno_id`,
    turma: sql`topico.turma_id`,
    id: sql`topico.id`,
    titulo: sql`topico.titulo`,
    quando: sql`coalesce(topico.inicio, topico.created_at)`,
    ate: sql`topico.fim`,
  })}
  from topico join ${naTurma()} on m.turma_id = topico.turma_id and m.aluno_id = any(${bigints(alunos)})
  left join topico_participacao p on p.topico_id = topico.id and p.usuario_id = m.aluno_id and p.interacoes > 0
  where topico.turma_id = any(${bigints(turmas)}) and topico.tipo = 'forum' and topico.avaliativo and ${isShown(now)}
    and (topico.fim is null or topico.fim > ${now}::timestamptz) and p.topico_id is null`

/** Notices that ask a person of these classes to acknowledge them and were not; one that went to a whole network once. */
export const semCienteSql = (
  usuario: number,
  turmas: readonly number[],
  now: Date,
): RawBuilder<unknown> => sql`
  select distinct on (coalesce(topico.aviso_rede_id, -topico.id)) topico.id, topico.turma_id, t.nome as turma,
    topico.titulo, coalesce(topico.inicio, topico.created_at) as quando
  from topico join ${comRecurso('avisos')} on t.id = topico.turma_id and t.status = 'ativa'
  left join topico_visto visto on visto.topico_id = topico.id and visto.usuario_id = ${usuario}
  where topico.turma_id = any(${bigints(turmas)}) and topico.tipo = 'aviso' and topico.pede_ciente
    and visto.ciente_em is null and ${isShown(now)} and (topico.fim is null or topico.fim > ${now}::timestamptz)
    and ${isForReader(usuario)}
  order by coalesce(topico.aviso_rede_id, -topico.id), topico.id`

/** Classes in which a topic or a notice moved since an instant: `turma_id`. */
export const movidasSql = (desde: Date): RawBuilder<unknown> => turmaConversa.movidosSql(desde)

/** Notices to a network that go out until `ate` and were not told yet: `id`, `nome`, `rede_id`, `quando`. */
export const avisosMarcadosSql = (now: Date, ate: Date): RawBuilder<unknown> => sql`
  select a.id, a.titulo as nome, a.rede_id, a.inicio as quando from aviso_rede a
  where a.removido_em is null and a.anunciado_em is null
    and a.inicio > ${now}::timestamptz and a.inicio < ${ate}::timestamptz`
