/** What the fixed people were told of the conversations: the newest unread. */

import type { NovaNotificacao } from '../areas/acesso/notificacao/contract.ts'
import { notificacaoRows } from '../areas/acesso/notificacao/server/factory-rows.ts'
import { nomeCurto } from '../areas/escola/turma/rules-perfil.ts'
import { daysAgo } from './clock.ts'
import type { Happening } from './forum.ts'
import type { Person, Setting } from './network.ts'

interface Told {
  to: Person
  at: Date
  what: NovaNotificacao
}

/** Drafts the notifications of `fixed` people, oldest first; what is older than a school day was read. */
export function buildNotifications(
  { draft, now }: Setting,
  happenings: readonly Happening[],
  fixed: ReadonlySet<number>,
): void {
  const told = happenings.flatMap(tell).filter(({ to }) => fixed.has(to.id))
  const unreadSince = daysAgo(now, 1, 7)
  for (const { to, at, what } of told.sort((a, b) => a.at.getTime() - b.at.getTime()))
    draft.add(notificacaoRows.notificacao, {
      usuario_id: to.id,
      tipo: what.tipo,
      dados: what.dados,
      destino: what.destino,
      lida_em: at < unreadSince ? new Date(Math.min(at.getTime() + 3_600_000, now.getTime())) : null,
      created_at: at,
    })
}

function tell(happening: Happening): Told[] {
  const { at, autor, titulo } = happening
  const turma = happening.turma.nome
  const base = `/logado/turmas/turma/${happening.turma.id}` as const
  const forum = `${base}/forum/${happening.topico}` as const
  const pupils = [happening.turma.aluno, happening.turma.aluna].filter(
    (pupil) => pupil !== undefined && pupil !== autor,
  ) as Person[]
  const { professores } = happening.turma
  const dados = { autor: autor.nome, titulo, turma }
  /** Pupils read no more of a pupil's name than the class does. */
  const toldTo = (to: Person) => ({
    ...dados,
    autor: professores.includes(autor) || professores.includes(to) ? autor.nome : nomeCurto(autor.nome),
  })
  switch (happening.tipo) {
    case 'topico':
      return pupils.map((to) => ({
        to,
        at,
        what: { tipo: 'topico_novo', dados: toldTo(to), destino: `${forum}?d=${autor.id}` },
      }))
    case 'aviso': {
      const destino = `${base}/avisos/${happening.topico}?d=${autor.id}` as const
      return pupils.map((to) => ({ to, at, what: { tipo: 'aviso_novo', dados, destino } }))
    }
    case 'retida':
      return happening.turma.professores.slice(0, 1).map((to) => ({
        to,
        at,
        what: { tipo: 'mensagem_retida', dados, destino: `${forum}?d=${autor.id}` },
      }))
    case 'nota': {
      const { to } = happening
      return [{ to, at, what: { tipo: 'nota_publicada', dados: { titulo, turma }, destino: forum } }]
    }
    case 'resposta': {
      const destino = `${forum}?d=${autor.id}` as const
      const { to } = happening
      return [{ to, at, what: { tipo: 'resposta_nova', dados: toldTo(to), destino } }]
    }
  }
}
