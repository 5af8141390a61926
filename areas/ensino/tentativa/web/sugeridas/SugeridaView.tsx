/** What a suggestion says to do, and where its activities lead. */

import IconLesson from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconText from '@tabler/icons-react/dist/esm/icons/IconNotes.mjs'
import IconPlaylist from '@tabler/icons-react/dist/esm/icons/IconPlaylist.mjs'
import IconPath from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { hostOf } from '../../../../../core/contract/address.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import type { IconType } from '../../../../../core/web/ui/icon.ts'
import { RichText } from '../../../../../core/web/ui/RichText.tsx'
import { Figuras } from '../../../midia/web/public.tsx'
import type { Sugerida, TipoAtividade } from '../../shapes-sugerida.ts'
import { sugeridasTexts, tipoAtividadeTexts } from './texts.ts'

type Atividade = Sugerida['atividades'][number]

const ICONS = {
  aula: IconLesson,
  playlist: IconPlaylist,
  trilha: IconPath,
  link: IconLink,
  arquivo: IconFile,
  texto: IconText,
} as const satisfies Record<TipoAtividade, IconType>

/** The address within the product; undefined: it leads out, or stands here. */
function placeOf({ tipo, alvo, turma }: Atividade): string | undefined {
  if (alvo === null) return undefined
  if (tipo === 'playlist') return href('/logado/livro/:livro', { livro: alvo })
  if (tipo === 'trilha') return href('/logado/trilhas/:trilha', { trilha: alvo })
  return turma === null
    ? href('/logado/aula/:aula', { aula: alvo })
    : href('/logado/turmas/turma/:id/aula/:aula', { id: turma, aula: alvo })
}

function Titulo({ atividade, midias }: { atividade: Atividade; midias: Sugerida['midias'] }): ReactNode {
  const t = useTexts(sugeridasTexts)
  const { titulo, url } = atividade
  const place = placeOf(atividade)
  if (place) return <Link to={place}>{titulo}</Link>
  if (url !== null)
    return (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {titulo} <span className="so-leitor">{t.outraAba}</span>
      </a>
    )
  const file = midias.find(({ id }) => id === atividade.midia)
  return file?.endereco ? (
    <a href={file.endereco} download={file.nome}>
      {titulo} <span className="so-leitor">{t.baixa}</span>
    </a>
  ) : (
    titulo
  )
}

function Item({ atividade, midias }: { atividade: Atividade; midias: Sugerida['midias'] }) {
  const tipos = useTexts(tipoAtividadeTexts)
  const { tipo, url, html } = atividade
  const Icon = ICONS[tipo]
  const file = midias.find(({ id }) => id === atividade.midia)
  return (
    <li>
      <span className="selo">
        <Icon aria-hidden="true" />
      </span>
      <div className="pilha v-1 partir">
        <b>
          <Titulo atividade={atividade} midias={midias} />
        </b>
        <span className="t-s fraca">{url === null ? (file?.nome ?? tipos[tipo]) : hostOf(url)}</span>
        {html && <RichText html={html} />}
      </div>
    </li>
  )
}

export function SugeridaView({ sugerida }: { sugerida: Omit<Sugerida, 'id' | 'titulo'> }) {
  const t = useTexts(sugeridasTexts)
  const { html, atividades, midias } = sugerida
  return (
    <Figuras midias={midias}>
      <div className="pilha v-4 partir">
        {html && <RichText html={html} />}
        {atividades.length > 0 && (
          <ul className="lista" aria-label={t.atividades}>
            {atividades.map((atividade) => (
              <Item key={atividade.id} atividade={atividade} midias={midias} />
            ))}
          </ul>
        )}
      </div>
    </Figuras>
  )
}
