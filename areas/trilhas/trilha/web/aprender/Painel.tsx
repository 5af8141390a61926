/** The skill that is chosen, beside the map: how far it is, its levels, and the one thing to do. */
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs'
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs'
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs'
import IconCircleHalf2 from '@tabler/icons-react/dist/esm/icons/IconCircleHalf2.mjs'
import IconHourglassHigh from '@tabler/icons-react/dist/esm/icons/IconHourglassHigh.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs'
import { notaText } from '../../../../../core/contract/nota.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { cx } from '../../../../../core/web/ui/cx.ts'
import type { IconType } from '../../../../../core/web/ui/icon.ts'
import { Tag, type Tone } from '../../../../../core/web/ui/Tag.tsx'
import './aprender.css'
import type { Dominio } from '../../shapes-aprender.ts'
import { aprenderTexts } from './texts.ts'
import type { AulaVista, HabilidadeVista, NivelVista } from './vista.ts'

const DOMINIO: Readonly<Record<Dominio, { tone: Tone; icon: IconType }>> = {
  nao_iniciado: { tone: 'nada', icon: IconCircle },
  em_desenvolvimento: { tone: 'info', icon: IconCircleDashed },
  adequado: { tone: 'ok', icon: IconCircleCheckFilled },
  avancado: { tone: 'ok', icon: IconRosetteDiscountCheck },
}

const AULA: Readonly<Record<AulaVista['estado'], IconType>> = {
  feita: IconCircleCheckFilled,
  refazer: IconRefresh,
  vez: IconPlayerPlayFilled,
  espera: IconHourglassHigh,
  aberta: IconBook,
  fechada: IconLock,
  indisponivel: IconLock,
}

/** Icons that are filled instead of drawn. */
const CHEIOS: ReadonlySet<IconType> = new Set([IconCircleCheckFilled, IconPlayerPlayFilled])

function Aula({ aula, onAbrir }: { aula: AulaVista; onAbrir: (aula: number) => void }) {
  const t = useTexts(aprenderTexts)
  const { id, titulo, estado, nota, tela } = aula
  const Icon = AULA[estado]
  const may = estado === 'vez' || estado === 'aberta' || estado === 'feita' || estado === 'refazer'
  return (
    <li className={cx('t-s linha v-3 pb-3 pi-z', estado === 'vez' && 'forte')} data-estado={estado}>
      <Icon
        aria-hidden="true"
        className={cx(
          CHEIOS.has(Icon) && 'cheio',
          estado === 'feita' ? 'cor-ok' : estado === 'vez' ? 'cor-acao' : 'fina',
        )}
      />
      {may ? (
        <Button look="link" className="cortar bloco h-15 p-z cor-mesma ta-i" onClick={() => onAbrir(id)}>
          {titulo}
        </Button>
      ) : (
        <span className="cortar">{titulo}</span>
      )}
      <span className="vao num fraca junto">
        {tela !== null
          ? t.tela(tela)
          : nota !== null
            ? estado === 'refazer'
              ? `${notaText(nota)} · ${t.refazer}`
              : notaText(nota)
            : estado === 'indisponivel' || estado === 'espera'
              ? t[estado]
              : ''}
      </span>
    </li>
  )
}

function Nivel({ nivel, onAbrir }: { nivel: NivelVista; onAbrir: (aula: number) => void }) {
  const t = useTexts(aprenderTexts)
  const { aberto, pontos, possiveis, faltam, aulas } = nivel
  const done = aberto && possiveis > 0 && pontos >= possiveis
  const now = aulas.some(({ estado }) => estado === 'vez')
  const Icon = done ? IconCircleCheckFilled : aberto ? IconCircleHalf2 : IconLock
  const head = (
    <>
      <Icon aria-hidden="true" className={cx(done && 'cor-ok cheio')} />
      <h3 className="t-1">{t.nivel(nivel.nivel, nivel.nome)}</h3>
      <span className="vao t-s num junto">
        {aberto ? (
          <>
            <b>{pontos}</b> {t.de} {possiveis}
          </>
        ) : (
          t.faltam(faltam)
        )}
      </span>
    </>
  )
  const list = aberto && aulas.length > 0 && (
    <ul className="fio-c pb-1 pi-4">
      {aulas.map((aula) => (
        <Aula key={aula.id} aula={aula} onAbrir={onAbrir} />
      ))}
    </ul>
  )
  // What is done stays at hand, folded up.
  if (done && !now)
    return (
      <details className="tr-niv caixa larga">
        <summary className="linha quebra v-3 j-1 p-4 mao sem-ponto">{head}</summary>
        {list}
      </details>
    )
  return (
    <section className={cx('tr-niv caixa larga', now && 'sel', !aberto && 'poco')}>
      <div className="linha quebra v-3 j-1 p-4">{head}</div>
      {list}
    </section>
  )
}

interface Props {
  habilidade: HabilidadeVista
  busy: boolean
  /** Opens a lesson; without one, whichever comes next. */
  onAbrir: (aula?: number) => void
  /** Begins one more turn. */
  onRecomecar: () => void
  /** Where the map stands above the panel: back to it. */
  onVoltar?: (() => void) | undefined
}

const ACAO = { comecar: 'comecarAula', continuar: 'continuarAula', recomecar: 'fazerDeNovo' } as const

export function Painel({ habilidade, busy, onAbrir, onRecomecar, onVoltar }: Props) {
  const t = useTexts(aprenderTexts)
  const { nome, descricao, sobre, dominio, pontos, possiveis, niveis, acao, fechada } = habilidade
  const { tone, icon } = DOMINIO[dominio]
  return (
    <section className="cartao tr-hab pilha v-5 p-6" aria-labelledby="habilidade">
      <div>
        <p className="sobre">{sobre}</p>
        <h2 className="t-5 lh-1" id="habilidade" tabIndex={-1}>
          {nome}
        </h2>
        {descricao && <p className="t-s fraca">{descricao}</p>}
      </div>
      <div className="linha quebra t-s">
        <Tag tone={tone} icon={icon}>
          {t[dominio]}
        </Tag>
        <span className="fraca num">{t.pontosDe(pontos, possiveis)}</span>
      </div>
      {fechada && <Callout>{fechada}</Callout>}
      {niveis.map((nivel) => (
        <Nivel key={nivel.nivel} nivel={nivel} onAbrir={onAbrir} />
      ))}
      {acao && (
        <Button
          look="filled"
          size="large"
          wide
          iconEnd={IconArrowRight}
          busy={busy}
          onClick={() => (acao === 'recomecar' ? onRecomecar() : onAbrir())}
        >
          {t[ACAO[acao]]}
        </Button>
      )}
      {habilidade.outra && (
        <Button icon={IconRefresh} busy={busy} onClick={onRecomecar}>
          {t.fazerDeNovo}
        </Button>
      )}
      <p className="t-s fraca ta-c">
        {habilidade.esgotada
          ? t.semTentativas
          : habilidade.tentativa > 0
            ? t.tentativaDe(habilidade.tentativa, habilidade.tentativas)
            : t.tentativas(habilidade.tentativas, habilidade.rotulo)}
      </p>
      {habilidade.esgotada && habilidade.pedirA.length > 0 && (
        <Callout>{t.falarCom(habilidade.pedirA)}</Callout>
      )}
      {onVoltar && (
        <Button look="link" className="sai papel-sai media-curta" icon={IconArrowLeft} onClick={onVoltar}>
          {t.voltarMapa}
        </Button>
      )}
    </section>
  )
}
