/** What pupils of a large tenant did in their lessons: attempts, answers, results, deliveries. Half of them, once each. */
import { sql } from 'kysely'
import type { LargeSizes } from './large.ts'
import { dice, type Step } from './large-step.ts'

/** Of a hundred pupils of a class, how many did a lesson of it. */
const FEITA_POR = 40

export async function addFeitas(step: Step, { turmas }: LargeSizes, now: Date): Promise<void> {
  const chance = sql`a.id * 41 + m.aluno_id`
  await step(
    `respostas pensadas`,
    'feita',
    // A pupil is right as often as they are good at it; what is written waits for a teacher every second time.
    sql`insert into feita
      select a.aula_id, a.turma_id, m.aluno_id, v.tela_id, v.peso, s.aberta,
        case when s.certa_agora then s.certa else s.errada end,
        case when s.aberta then case when s.espera then null else 1 end
          when v.gabarito is not null then s.certa_agora::int end,
        s.espera, s.em
      from turma_aula a join matricula m on m.turma_id = a.turma_id
      join aula_feita f on f.id = a.aula_id
      cross join lateral (
        select t.*, ${dice(sql`${chance} * 61 + t.ordem`, 32, 100)} < 45 + ${dice(sql`m.aluno_id`, 33, 50)} or t.aberta
            or t.gabarito is null as certa_agora,
          ${dice(chance, 34, 2)} = 0 as espera,
          least(${now}::timestamptz - interval '2 hours', a.inicio + make_interval(days => ${dice(chance, 35, 50)},
            mins => ${dice(chance, 36, 540)})) as em
        from modelo_tela t where t.modelo = f.modelo) s
      join versao_tela v on v.aula_id = a.aula_id and v.versao = 1 and v.ordem = s.ordem
      where ${dice(chance, 31, 100)} < ${FEITA_POR} and m.status = 'adicionado' and ${turmas}::int > 0`,
  )
  await step(
    'tentativas',
    'tentativa',
    sql`insert into tentativa (aula_id, versao, usuario_id, turma_id, numero, estado, iniciada_em, ultima_em, concluida_em,
        tempo, nota, status)
      select aula_id, 1, aluno_id, turma_id, 1,
        case when not aberta then 'concluida' when espera then 'aguardando_correcao' else 'corrigida' end,
        em, em + interval '12 minutes', em + interval '12 minutes', 720, nota,
        case when nota >= 6 then 'aprovado' when nota < 6 then 'reprovado' end
      from (
        select aula_id, aluno_id, turma_id, bool_or(aberta) as aberta, bool_or(espera) as espera, min(em) as em,
          case when not (bool_or(aberta) and bool_or(espera)) and sum(peso) > 0
            then round(10 * sum(peso * coalesce(fracao, 0)) / sum(peso), 2) end as nota
        from feita group by aula_id, aluno_id, turma_id) f
      order by em`,
  )
  await step(
    'respostas',
    'resposta',
    sql`insert into resposta (tentativa_id, tela_id, aula_id, versao, resposta, fracao, tempo, respondida_em)
      select t.id, f.tela_id, f.aula_id, 1, f.resposta, f.fracao, 90, f.em + interval '12 minutes'
      from feita f join tentativa t on t.aula_id = f.aula_id and t.usuario_id = f.aluno_id and t.turma_id = f.turma_id
      where f.resposta is not null`,
  )
  await step(
    'resultados',
    'resultado',
    sql`insert into resultado (usuario_id, aula_id, turma_id, aberturas, aberta_em, ultima_em, tentativas, concluidas, tempo,
        tentativa_id, nota, status, concluida_em)
      select usuario_id, aula_id, turma_id, 1, iniciada_em, ultima_em, 1, 1, tempo,
        case when estado <> 'aguardando_correcao' then id end, nota, status,
        case when estado <> 'aguardando_correcao' then concluida_em end
      from tentativa`,
  )
  await step(
    'entregas',
    'entrega',
    sql`insert into entrega (tentativa_id, tela_id, aula_id, versao, usuario_id, turma_id, estado, vez, texto, enviada_em, nota,
        rubrica, comentario, corrigida_por, corrigida_em)
      select t.id, f.tela_id, f.aula_id, 1, f.aluno_id, f.turma_id, case when f.espera then 'enviada' else 'corrigida' end,
        1, f.resposta ->> 'texto', t.concluida_em, case when not f.espera then 10 end,
        case when f.espera then '[]' else s.niveis end, case when f.espera then '' else 'Muito bom.' end,
        case when not f.espera then a.usuario_id end, case when not f.espera then t.concluida_em + interval '1 hour' end
      from feita f join tentativa t on t.aula_id = f.aula_id and t.usuario_id = f.aluno_id and t.turma_id = f.turma_id
      join turma_aula a on a.turma_id = f.turma_id and a.aula_id = f.aula_id
      join aula_feita l on l.id = f.aula_id
      join versao_tela v on v.aula_id = f.aula_id and v.versao = 1 and v.tela_id = f.tela_id
      join modelo_tela s on s.modelo = l.modelo and s.ordem = v.ordem
      where f.aberta`,
  )
  await step(
    'passos das entregas',
    'entrega_passo',
    sql`insert into entrega_passo (entrega_id, usuario_id, tipo, texto, nota, quando)
      select id, usuario_id, 'enviada', texto, null, enviada_em from entrega
      union all
      select id, corrigida_por, 'corrigida', comentario, nota, corrigida_em from entrega where estado = 'corrigida'`,
  )
}
