/** The path as a landscape that is climbed: one stage an axis, one stone a skill. Its twin for every reader is `Lista`. */
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import {
  type CSSProperties,
  memo,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../../../core/web/texts.ts'
import { cx } from '../../../../../core/web/ui/cx.ts'
import type { Cenario } from '../../shapes.ts'
import { CenarioPalco } from '../cenario/Cenario.tsx'
import { Gema } from './Gema.tsx'
import { estrada, formaDe, type Geometria, geometriaDe, type Lugar, type Palanque } from './geometria.ts'
import './mapa.css'
import type { EixoMapa, No } from './modelo.ts'
import { mapaTexts } from './texts.ts'

const LARGURAS = [390, 620, 820] as const

/** The width of an element in pixels of a page of 16 px. */
function useLargura() {
  const ref = useRef<HTMLElement>(null)
  const [largura, setLargura] = useState(0)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const look = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      setLargura((box.clientWidth / rem) * 16)
    }
    look()
    if (typeof ResizeObserver !== 'function') return
    const observer = new ResizeObserver(look)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return { ref, largura }
}

const MIOLOS = { trava: IconLock, data: IconCalendarEvent } as const

interface PedraProps {
  no: No
  lugar: Lugar
  agora: boolean
  escolhida: boolean
  onEscolher: (id: number) => void
}

const Pedra = memo(function Pedra({ no, lugar, agora, escolhida, onEscolher }: PedraProps) {
  const t = useTexts(mapaTexts)
  const { id, nome, estado, luzes, legenda, destaque } = no
  const Miolo = estado === 'trava' || estado === 'data' ? MIOLOS[estado] : null
  return (
    <li style={{ left: `${lugar.x}%`, '--y': lugar.y } as CSSProperties}>
      <button
        type="button"
        id={`no-${id}`}
        className={cx('tr-no', estado, lugar.lado, agora && 'agora')}
        aria-current={agora ? 'step' : undefined}
        aria-pressed={escolhida}
        onClick={() => onEscolher(id)}
      >
        <Gema luzes={luzes} estado={estado} />
        {Miolo && (
          <i className="miolo">
            <Miolo aria-hidden="true" />
          </i>
        )}
        {estado === 'feita' && (
          <i className="carimbo q-15">
            <IconCheck aria-hidden="true" />
          </i>
        )}
        {destaque && (
          <i className="estrela">
            <IconStarFilled aria-hidden="true" />
          </i>
        )}
        <span className="rot">
          <b>{nome}</b>
          {legenda && <small>{legenda}</small>}
        </span>
        <span className="so-leitor">
          {[t[estado], destaque && t.destaque, agora && t.proxima].filter(Boolean).join(', ')}
        </span>
      </button>
    </li>
  )
})

interface RotaProps {
  pontos: Geometria['pontos']
  palanque: Palanque
  /** The last stone that is reached. */
  feitaAte: number
}

const Rota = memo(function Rota({ pontos, palanque: { topo, altura }, feitaAte }: RotaProps) {
  const inteira = estrada(pontos, topo, topo + altura)
  const feita = estrada(pontos, topo, topo + altura, feitaAte)
  return (
    <svg className="tr-rota tapa" viewBox={`0 0 100 ${altura}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="r0" d={inteira} />
      <path className="r1" d={inteira} />
      {feita && <path className="r2" d={feita} />}
    </svg>
  )
})

function Placa({ eixo, y, href }: { eixo: EixoMapa; y: number; href: string }) {
  const t = useTexts(mapaTexts)
  const { nome, descricao, feitas, total } = eixo
  return (
    <h2 className="tr-placa" style={{ '--y': y } as CSSProperties}>
      <span className="nomes">
        <Link className="cortar" to={href}>
          {nome}
        </Link>
        {descricao && <span className="cortar">{descricao}</span>}
      </span>
      <em className="forte linha curta v-0 rijo">
        {total > 0 && feitas >= total && <IconCheck aria-hidden="true" />}
        {t.de(feitas, total)}
      </em>
    </h2>
  )
}

export interface MapaProps {
  eixos: readonly EixoMapa[]
  cenario: Cenario
  /** The next step. */
  agora: number | null
  escolhida: number | null
  onEscolher: (id: number) => void
  /** Address of an axis. */
  eixoHref: (eixo: number) => string
  label: string
}

/** Opens the map, which scrolls by itself, at the next step, before it is painted: the page stays at its title. */
function useAgoraInSight(
  map: RefObject<HTMLElement | null>,
  { agora, ready }: { agora: number | null; ready: boolean },
): void {
  const done = useRef(false)
  useLayoutEffect(() => {
    const stone = ready && !done.current && document.getElementById(`no-${agora}`)
    if (!stone || !map.current) return
    done.current = true
    const box = map.current.getBoundingClientRect()
    const { top, height } = stone.getBoundingClientRect()
    map.current.scrollTop += top + height / 2 - box.top - box.height / 2
  }, [map, agora, ready])
}

interface PalcoProps {
  eixo: EixoMapa
  palanque: Palanque
  pontos: Geometria['pontos']
  feitaAte: number
  cenario: Cenario
  /** Width for which the scenery is drawn. */
  w: number
  /** The last stage, under the sky. */
  topo: boolean
  /** Of this stage, else null: the other stages stay as they are when the choice moves. */
  agora: number | null
  escolhida: number | null
  onEscolher: (id: number) => void
  href: string
}

const Palco = memo(function Palco({ eixo, palanque, pontos, feitaAte, ...props }: PalcoProps) {
  const { cenario, w, topo, agora, escolhida, onEscolher, href } = props
  return (
    <li className="tr-eixo" style={{ '--h': palanque.altura } as CSSProperties}>
      <CenarioPalco cenario={cenario} eixo={eixo.lugar} w={w} h={palanque.altura} topo={topo} />
      <Rota pontos={pontos} palanque={palanque} feitaAte={feitaAte} />
      <Placa eixo={eixo} y={palanque.placa} href={href} />
      <ol className="tr-nos">
        {eixo.nos.map((no, j) => {
          const lugar = palanque.nos[j]
          return (
            lugar && (
              <Pedra
                key={no.id}
                no={no}
                lugar={lugar}
                agora={no.id === agora}
                escolhida={no.id === escolhida}
                onEscolher={onEscolher}
              />
            )
          )
        })}
      </ol>
    </li>
  )
})

/** One function for all stones, whoever hears it in the end. */
function useSteady(onEscolher: (id: number) => void): (id: number) => void {
  const latest = useRef(onEscolher)
  useLayoutEffect(() => {
    latest.current = onEscolher
  }, [onEscolher])
  return useCallback((id) => latest.current(id), [])
}

export function Mapa({ eixos, cenario, agora, escolhida, onEscolher, eixoHref, label }: MapaProps) {
  const { ref, largura } = useLargura()
  const forma = formaDe(largura)
  const w = LARGURAS.find((one) => largura <= one * 1.08) ?? LARGURAS[2]
  const { geometria, todas } = useMemo(() => {
    const all = eixos.flatMap(({ nos }) => nos)
    const at = all.findIndex(({ id }) => id === agora)
    const habilidades = eixos.map(({ nos }) => nos.length)
    return { todas: all, geometria: geometriaDe({ habilidades, forma, agora: at < 0 ? null : at }) }
  }, [eixos, forma, agora])
  const feitaAte =
    agora === null
      ? todas.findLastIndex(({ estado }) => estado === 'feita')
      : todas.findIndex(({ id }) => id === agora)
  const escolher = useSteady(onEscolher)
  useAgoraInSight(ref, { agora, ready: largura > 0 })
  return (
    <section ref={ref} className={cx('tr-mapa', forma === 'larga' && 'larga')} aria-label={label}>
      <ol className="tr-eixos">
        {largura > 0 &&
          eixos.map((eixo, i) => {
            const palanque = geometria.palanques[i]
            const own = (id: number | null) => (eixo.nos.some((no) => no.id === id) ? id : null)
            return (
              palanque && (
                <Palco
                  key={eixo.id}
                  eixo={eixo}
                  palanque={palanque}
                  pontos={geometria.pontos}
                  feitaAte={feitaAte}
                  cenario={cenario}
                  w={w}
                  topo={i === eixos.length - 1}
                  agora={own(agora)}
                  escolhida={own(escolhida)}
                  onEscolher={escolher}
                  href={eixoHref(eixo.id)}
                />
              )
            )
          })}
      </ol>
    </section>
  )
}
