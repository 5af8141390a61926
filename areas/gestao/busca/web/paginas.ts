/** Pages and actions beside the menu, for whom their own guards let in. */
import type { Said } from '../../../../core/texts/texts.ts'
import { href } from '../../../../core/web/routes.ts'
import type { Destination } from '../../../../core/web/ui/frame.ts'
import { fold } from '../../../../core/web/ui/SearchPalette.tsx'
import type { Eu } from '../../../acesso/sessao/contract.ts'
import { asActor } from '../../../acesso/sessao/web/public.tsx'
import { writesLessons } from '../../../ensino/midia/policy.ts'
import type { buscaTexts } from './texts.ts'

type Label = Exclude<keyof typeof buscaTexts, 'tipos'>
type Page = readonly [label: Label, href: string]

/** What a person may go to besides what stands in their menu. */
function pagesOf(eu: Eu, slug: string): { paginas: Page[]; acoes: Page[] } {
  const administers = eu.funcoes.some((papel) => papel.startsWith('administrador'))
  const writes = writesLessons(asActor(eu))
  const [rede] = eu.redes
  const writesIn = eu.redes.find(({ funcao }) => funcao === 'escrita')
  const leads = rede !== undefined || administers
  const only = (holds: boolean, ...pages: Page[]): Page[] => (holds ? pages : [])
  return {
    paginas: [
      ['conta', '/logado/conta'],
      ['notificacoes', '/logado/notificacoes'],
      ['encerradas', '/logado/turmas/turmas-encerradas'],
      ['jogos', '/logado/games'],
      ['livros', '/logado/livro'],
      ['certificados', '/logado/certificados'],
      ['privacidade', '/privacidade'],
      ...only(eu.papeis.includes('aluno'), ['completadas', '/logado/trilhas/completadas']),
      ...only(
        writes,
        ['questoes', '/logado/gerenciar/questoes'],
        ['questoesArquivadas', '/logado/gerenciar/questoes/arquivadas'],
        ['regras', '/logado/gerenciar/trilhas/regras'],
        ['modelosCertificado', '/logado/gerenciar/certificados'],
        ['playlists', href('/logado/administracao/:slug/playlist', { slug })],
      ),
      ...only(
        leads,
        ['anos', '/logado/informacoes/pedagogico/anos-escolares'],
        ['disciplinas', '/logado/informacoes/pedagogico/disciplinas'],
      ),
      ...(rede
        ? only(true, [
            'gestaoTurmas',
            href('/logado/redes/rede/:rede/gestao/turma/:turma?', { rede: rede.id }),
          ])
        : []),
    ],
    acoes: [
      ...(writesIn
        ? only(
            true,
            [
              'cadastrarAluno',
              href('/logado/redes/rede/:rede/gestao/cadastrar-aluno', { rede: writesIn.id }),
            ],
            [
              'cadastrarProfessor',
              href('/logado/redes/rede/:rede/gestao/cadastrar-professor', { rede: writesIn.id }),
            ],
          )
        : []),
      ...only(
        administers,
        ['novaPessoa', href('/logado/administracao/:slug/usuarios/novo-usuario', { slug })],
        ['novoCurriculo', '/logado/curriculos/novo'],
        ['importarCurriculo', '/logado/curriculos/importar'],
      ),
      ...only(administers || writesIn !== undefined, [
        'lote',
        href('/logado/administracao/:slug/usuarios/lote', { slug }),
      ]),
    ],
  }
}

/** Those whose name has every word. */
export function findPages(words: string, eu: Eu, slug: string, t: Said<typeof buscaTexts>): Destination[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean)
  const { paginas, acoes } = pagesOf(eu, slug)
  const under = (group: string, pages: readonly Page[]) =>
    pages
      .map(([label, to]): Destination => ({ href: to, label: t[label], group }))
      .filter(({ label }) => wanted.every((word) => fold(label).includes(word)))
  return [...under(t.paginas, paginas), ...under(t.acoes, acoes)]
}
