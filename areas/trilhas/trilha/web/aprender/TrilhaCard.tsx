/** One path in a list of them: its scenery, how far one is, what comes next. */
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../../../core/web/texts.ts'
import { ProgressBar } from '../../../../../core/web/ui/Progress.tsx'
import { Tag } from '../../../../../core/web/ui/Tag.tsx'
import { CenarioPalco } from '../cenario/Cenario.tsx'
import { cenarioDe } from '../cenario/cenas.ts'
import './aprender.css'
import { aprenderTexts } from './texts.ts'

interface Props {
  nome: string
  descricao: string
  cenario: string
  href: string
  pontos: number
  possiveis: number
  /** 0 to 100. */
  percentual: number
  /** Why it is not open, as "Abre 30 nov". */
  fora: string
  /** Turma, prazo. */
  fatos: readonly (string | false | null)[]
  acoes?: ReactNode
}

export function TrilhaCard(props: Props) {
  const t = useTexts(aprenderTexts)
  const id = useId()
  const { nome, descricao, cenario, href, pontos, possiveis, percentual: done, fora, fatos, acoes } = props
  return (
    <li>
      <article className="cartao tr-cartao alta p-z rel corta grade" aria-labelledby={id}>
        <div className="quadro corta">
          <CenarioPalco cenario={cenarioDe(cenario)} eixo={0} w={390} h={310} topo />
        </div>
        <div className="corpo grade ac-i v-3 p-5">
          <h2 className="t-2" id={id}>
            <Link to={href}>{nome}</Link>
          </h2>
          {descricao && <p className="t-s fraca tr-duas-linhas corta">{descricao}</p>}
          {fora && (
            <div>
              <Tag tone="aviso" icon={IconCalendarEvent}>
                {fora}
              </Tag>
            </div>
          )}
          <div className="linha t-s">
            <ProgressBar value={pontos} max={Math.max(1, possiveis)} label={t.percentDaTrilha(done)} />
            <b className="num">{done}%</b>
          </div>
          <p className="t-s fraca">{[t.pontosDe(pontos, possiveis), ...fatos].join(' · ')}</p>
          {acoes && <div className="linha quebra rel z-1">{acoes}</div>}
        </div>
      </article>
    </li>
  )
}
