/** What is read when a screen is opened, told with its path: the page asks for it before the scripts have come. */
import type { Screen } from '../../core/web/routes.ts'

/** What every screen of a signed-in person opens with: who they are, what is new, how they like their pages. */
const FRAME_OPENS = [
  '/conta/pt-br/eu',
  '/conta/pt-br/notificacoes/novas',
  '/gerenciar/pt-br/preferencia/acessibilidade',
]

/** The band of a class, around all of its screens. */
const TURMA = /^\/logado\/turmas\/turma\/:id(?=\/|$)/
const TURMA_OPENS = ['/conta/pt-br/grupos/:id']

/** The addresses of a screen's first readings, at most `MAX_READINGS`; none of a public one. */
export const opensOf = (path: string, { guard, layout, opens = [] }: Screen): readonly string[] =>
  guard === 'public'
    ? []
    : [...FRAME_OPENS, ...(layout === 'logado' && TURMA.test(path) ? TURMA_OPENS : []), ...opens]
