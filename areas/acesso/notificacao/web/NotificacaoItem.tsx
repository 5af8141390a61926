/** One notification: a link to where it happened. */

import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../../core/web/texts.ts'
import { cx } from '../../../../core/web/ui/cx.ts'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import type { Notificacao } from '../contract.ts'
import { notificacaoTexts } from '../texts.ts'
import './notificacao.css'

interface ItemProps {
  notificacao: Notificacao
  onOpen: (event: MouseEvent<HTMLElement>) => void
}

export function NotificacaoItem({
  notificacao: { texto, detalhe, destino, lida, quando },
  onOpen,
}: ItemProps) {
  const t = useTexts(notificacaoTexts)
  return (
    <li>
      <Link
        to={destino}
        className={cx('t-1 toque grade v-0 rel lh-4 partir', lida ? undefined : 'nova forte')}
        onClick={onOpen}
      >
        {!lida && <span className="so-leitor">{t.nova}: </span>}
        <span>{texto}</span>
        <span className="fraca leve t-xs">
          {detalhe && `${detalhe} · `}
          <RelativeTime value={quando} />
        </span>
      </Link>
    </li>
  )
}
