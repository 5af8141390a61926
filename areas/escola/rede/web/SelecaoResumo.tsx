/** The side of the enrolment tree: how many are chosen, who comes and goes, what the boxes say. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import type { IconType } from '../../../../core/web/ui/icon.ts'
import type { NoAlunos } from '../contract.ts'
import { redeTexts } from './texts.ts'

interface Props {
  raiz: NoAlunos
  entram: number
  saem: number
  children?: ReactNode
}

export function SelecaoResumo({ raiz, entram, saem, children }: Props) {
  const t = useTexts(redeTexts)
  const fact = (Icon: IconType, label: string, n: number) => (
    <li className="t-s linha v-3">
      <Icon aria-hidden="true" />
      <span>{label}</span>
      <b className="vao">{n.toLocaleString('pt-BR')}</b>
    </li>
  )
  const box = (look: string, Icon: IconType | null, label: string) => (
    <li className="t-s linha v-3">
      <span className={`cx ${look}`} aria-hidden="true">
        {Icon && <Icon />}
      </span>
      {label}
    </li>
  )
  return (
    <aside className="cartao pilha v-4 resumo-rede">
      <div>
        <h2>{t.escolhidos(raiz.selecionados + entram - saem)}</h2>
        <p className="t-s fraca">{t.deTantos(raiz.total)}</p>
      </div>
      <ul className="pilha v-3">
        {fact(IconPlus, t.entramAgora, entram)}
        {fact(IconMinus, t.saemAgora, saem)}
        {fact(IconLock, t.travados, raiz.travados)}
        {children}
      </ul>
      {raiz.travados > 0 && <Callout>{t.travadosTexto}</Callout>}
      <div className="t-s">
        <b>{t.legenda}</b>
        <ul className="pilha v-3">
          {box('on', IconCheck, t.todos)}
          {box('meio', IconMinus, t.parte)}
          {box('', null, t.ninguem)}
          {box('trava', IconLock, t.naoMuda)}
        </ul>
      </div>
    </aside>
  )
}
