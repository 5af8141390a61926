/** What Ctrl K finds: pages and actions at once, and what the server knows by these words. */
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import IconPlaylist from '@tabler/icons-react/dist/esm/icons/IconPlaylist.mjs'
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { type Language, say } from '../../../../core/texts/texts.ts'
import { call, type useTransport } from '../../../../core/web/call.ts'
import { href } from '../../../../core/web/routes.ts'
import type { Destination } from '../../../../core/web/ui/frame.ts'
import type { IconType } from '../../../../core/web/ui/icon.ts'
import type { Eu } from '../../../acesso/sessao/contract.ts'
import { type Achado, buscaApi, type TipoAchado } from '../contract.ts'
import { findPages } from './paginas.ts'
import { buscaTexts } from './texts.ts'

const ICONS: Readonly<Record<TipoAchado, IconType>> = {
  turma: IconSchool,
  pessoa: IconUser,
  aula: IconBook,
  trilha: IconRoute,
  playlist: IconPlaylist,
  topico: IconMessages,
  aviso: IconSpeakerphone,
}

/** The screen of a found thing. */
export function addressOf({ tipo, id, nome, turma, escreve }: Achado, slug: string): string {
  const inTurma = { id: turma ?? 0 }
  switch (tipo) {
    case 'turma':
      return href('/logado/turmas/turma/:id', { id })
    case 'pessoa':
      return turma === null
        ? href('/logado/administracao/:slug/usuarios/:usuario', { slug, usuario: id })
        : `${href('/logado/turmas/turma/:id/integrantes', inTurma)}?${new URLSearchParams({ busca: nome })}`
    case 'aula':
      if (escreve) return href('/logado/gerenciar/aula/:id', { id })
      return turma === null
        ? href('/logado/aula/:aula', { aula: id })
        : href('/logado/turmas/turma/:id/aula/:aula', { ...inTurma, aula: id })
    case 'trilha':
      return escreve
        ? href('/logado/gerenciar/trilhas/:trilha', { trilha: id })
        : href('/logado/trilhas/:trilha', { trilha: id })
    case 'playlist':
      return href('/logado/livro/:livro', { livro: id })
    case 'topico':
      return href('/logado/turmas/turma/:id/forum/:forum', { ...inTurma, forum: id })
    case 'aviso':
      return href('/logado/turmas/turma/:id/avisos/:aviso', { ...inTurma, aviso: id })
  }
}

interface Asker {
  eu: Eu
  slug: string
  language: Language
}

/** @throws when the server did not answer: what is found then is not all that there is */
export async function findAll(
  transport: ReturnType<typeof useTransport>,
  words: string,
  { eu, slug, language }: Asker,
  signal: AbortSignal,
): Promise<Destination[]> {
  const t = say(buscaTexts, language)
  const { achados } = await call(transport, buscaApi.buscar, { query: { busca: words.trim() } }, { signal })
  return [
    ...findPages(words, eu, slug, t),
    ...achados.map((achado) => ({
      href: addressOf(achado, slug),
      label: achado.nome,
      hint: achado.escreve ? t.escrever : achado.em,
      icon: ICONS[achado.tipo],
      group: t.tipos(achado.tipo),
    })),
  ]
}
