/** The queue: what is to be corrected, then what is ready and not sent yet. */

import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useEffect, useRef } from 'react'
import { notaText } from '../../../../../core/contract/nota.ts'
import { useDates } from '../../../../../core/web/dates.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Avatar } from '../../../../../core/web/ui/Avatar.tsx'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { cx } from '../../../../../core/web/ui/cx.ts'
import { Segmented } from '../../../../../core/web/ui/Segmented.tsx'
import { Tag } from '../../../../../core/web/ui/Tag.tsx'
import { plain } from '../../../catalogo/rules.ts'
import { entregaWebTexts } from '../texts.ts'
import { mesaTexts } from './texts.ts'
import type { Espera } from './tipo.ts'
import type { Mesa } from './useMesa.ts'

interface Props {
  mesa: Mesa
  /** What a work is called: its pupil, or a number where names are hidden. */
  nomeDe: (one: Espera) => string
  semNomes: boolean
  onMandar: () => void
  /** After one was chosen: closes the window that the queue stands in. */
  onChosen?: () => void
  /** Part of a name, whatever its accents. */
  busca: string
  setBusca: (busca: string) => void
}

/** The field that is in sight: the queue stands in a window of its own on a narrow screen. */
export const campoDeBusca = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('.mesa-busca input')].find(
    (field) => field.checkVisibility?.() ?? true,
  )

type ItemProps = Pick<Props, 'mesa' | 'nomeDe' | 'semNomes' | 'onChosen'> & { one: Espera }

function Item({ one, mesa, nomeDe, semNomes, onChosen }: ItemProps) {
  const t = useTexts(mesaTexts)
  const te = useTexts(entregaWebTexts)
  const dates = useDates()
  const { atual, folhas, fazer, por, tipo } = mesa
  const here = one.id === atual
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (here) button.current?.scrollIntoView({ block: 'nearest' })
  }, [here])
  const folha = folhas.get(one.id)?.escrita
  const waits = fazer.includes(one)
  const nome = nomeDe(one)
  const nota = folha ? folha.nota : (one.correcao?.nota ?? null)
  const back = folha?.refazer ?? one.correcao?.refazer
  return (
    <li>
      <button
        ref={button}
        type="button"
        className={cx(
          'mesa-item toque t-s grade c-a1a v-3 a-meio toda h-275 pb-2 pi-3 lh-3',
          !waits && 'pronta',
        )}
        aria-current={here || undefined}
        onClick={() => {
          mesa.open(one.id)
          onChosen?.()
        }}
      >
        {waits ? (
          semNomes ? (
            <span className="av p" aria-hidden="true">
              {nome.replace(/\D/g, '')}
            </span>
          ) : (
            <Avatar nome={nome} size="small" />
          )
        ) : (
          <span className="st ok">
            <IconCircleCheckFilled aria-hidden="true" />
          </span>
        )}
        <span className="encolhe">
          <b className="cortar bloco">{nome}</b>
          {waits && (
            <small className="cortar fraca bloco">
              {por === 'aluno'
                ? one.tela.titulo
                : [!tipo.obra && one.tela.titulo, dates.near(one.quando, new Date())]
                    .filter(Boolean)
                    .join(' · ')}
            </small>
          )}
        </span>
        {waits ? (
          <span className="linha">
            {one.vez > 1 && (
              <Tag tone="info" icon={IconRefresh}>
                {t.refez}
              </Tag>
            )}
            {one.atrasada && <Tag tone="aviso">{te.atrasada}</Tag>}
            {one.arquivos > 0 && (
              <>
                <IconPaperclip aria-hidden="true" className="fina q-1" />
                <span className="so-leitor">{t.arquivos(one.arquivos)}</span>
              </>
            )}
          </span>
        ) : (
          <b className="num">{back ? t.voltaParaRefazer : notaText(nota)}</b>
        )}
      </button>
    </li>
  )
}

export function Fila(props: Props) {
  const { mesa, onMandar, nomeDe, onChosen, busca, setBusca } = props
  const t = useTexts(mesaTexts)
  const { por, setPor, waiting, total, corrigir } = mesa
  const found = (one: Espera) => plain(nomeDe(one)).includes(plain(busca.trim()))
  const fazer = mesa.fazer.filter(found)
  const prontas = mesa.prontas.filter(found)
  const severalAulas = new Set(waiting.map(({ aula }) => aula.id)).size > 1
  const severalTelas = new Set(waiting.map(({ tela, aula }) => `${aula.id} ${tela.id}`)).size > 1
  const titleOf = ({ aula, tela }: Espera) =>
    [severalAulas && aula.titulo, tela.titulo].filter(Boolean).join(' · ')
  return (
    <nav aria-label={t.fila}>
      {severalTelas && (
        <Segmented
          label={t.ordem}
          value={por}
          choices={[
            { value: 'questao', label: t.porQuestao },
            { value: 'aluno', label: t.porAluno },
          ]}
          onChange={setPor}
          className="toda"
        />
      )}
      <label className="entrada mini mesa-busca toda mt-1 mb-2">
        <IconSearch aria-hidden="true" />
        <input
          type="search"
          aria-label={t.buscar}
          placeholder={t.buscar}
          value={busca}
          onChange={(event) => setBusca(event.target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            const first = fazer[0] ?? prontas[0]
            if (event.key === 'Enter' && first) {
              mesa.open(first.id)
              onChosen?.()
            } else if (event.key !== 'Escape') return
            event.preventDefault()
            setBusca('')
            event.currentTarget.blur()
          }}
        />
        <kbd className="cel-sai">/</kbd>
      </label>
      {fazer.length + prontas.length === 0 && (
        <p className="fraca t-s" role="status">
          {t.ninguem}
        </p>
      )}
      <h2 className="t-xs fraca flexo entre pt-3 pi-3 pp-2">
        <span>{t.paraCorrigir}</span>
        <span className="num">{fazer.length}</span>
      </h2>
      <ol className="sem-ponto m-z p-z">
        {fazer.map((one, at) => {
          const before = fazer[at - 1]
          const heads = por === 'questao' && severalTelas && (!before || titleOf(before) !== titleOf(one))
          return [
            heads && (
              <li key={`t${one.id}`} className="t-xs forte pt-3 pi-3 pp-0">
                {titleOf(one)}
              </li>
            ),
            <Item key={one.id} one={one} {...props} />,
          ]
        })}
      </ol>
      {prontas.length > 0 && (
        <>
          <h2 className="t-xs fraca flexo entre pt-3 pi-3 pp-2">
            <span>{t.prontas}</span>
            <span className="num">{prontas.length}</span>
          </h2>
          <ol className="sem-ponto m-z p-z">
            {prontas.map((one) => (
              <Item key={one.id} one={one} {...props} />
            ))}
          </ol>
          {corrigir && mesa.fazer.length > 0 && (
            <div className="p-3">
              <Button look="soft" size="small" wide onClick={onMandar}>
                {t.mandar(mesa.prontas.length)}
              </Button>
            </div>
          )}
        </>
      )}
      {total > waiting.length && <p className="fraca t-s">{t.somente(waiting.length)}</p>}
    </nav>
  )
}
