/** Two states of a lesson, screen by screen: what is new, what changed, what left. */
import { formatNumber } from '../../../../../core/contract/time.ts'
import type { Language } from '../../../../../core/texts/texts.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Tag, type Tone } from '../../../../../core/web/ui/Tag.tsx'
import type { VersaoInteira } from '../../contract-versao.ts'
import { compareTelas, type Mudanca, type Par, type TelaEscrita } from '../../rules-versao.ts'
import { Lado } from '../Lado.tsx'
import { TIPO_ICONS } from '../tipo-icons.ts'
import { tipoTexts } from '../tipo-texts.ts'
import { versoesTexts } from './texts.ts'

type Fatos = Pick<
  VersaoInteira,
  'titulo' | 'descricao' | 'navegacao' | 'tentativas' | 'nota_minima' | 'tempo_limite'
>
/** A lesson as a version or its draft holds it. */
export interface Estado extends Fatos {
  nome: string
  telas: readonly TelaEscrita[]
}

const TONES: Record<Mudanca, Tone> = {
  igual: 'nada',
  mudou: 'aviso',
  lugar: 'info',
  nova: 'ok',
  saiu: 'erro',
  incerta: 'nada',
}

/** The facts as lines that people read. */
function linesOf(fatos: Fatos, t: ReturnType<typeof useTexts<typeof versoesTexts>>, language: Language) {
  const { tentativas, tempo_limite } = fatos
  return [
    `${t.titulo}: ${fatos.titulo}`,
    fatos.descricao && `${t.resumo}: ${fatos.descricao}`,
    `${t.navegacao}: ${t[fatos.navegacao]}`,
    `${t.tentativas}: ${tentativas ?? t.ilimitadas}`,
    `${t.notaMinima}: ${formatNumber(fatos.nota_minima, 1, language)}`,
    tempo_limite !== null && `${t.tempo}: ${t.minutos(Math.ceil(tempo_limite / 60))}`,
  ].filter((line) => typeof line === 'string' && line !== '')
}

function Tela({ par, antes, depois }: { par: Par<TelaEscrita>; antes: Estado; depois: Estado }) {
  const t = useTexts(versoesTexts)
  const tipos = useTexts(tipoTexts)
  const { mudanca } = par
  const tela = (par.depois ?? par.antes) as TelaEscrita
  const Icon = TIPO_ICONS[tela.tipo]
  const side = (one: TelaEscrita | undefined) => one && [one.titulo, one.conteudo]
  return (
    <li>
      <details className={`vs-tela caixa ${mudanca}`}>
        <summary>
          <Icon aria-hidden="true" className="fraca" />
          <b className="forte cresce-10 partir">{tela.titulo || tipos[tela.tipo]}</b>
          <Tag tone={TONES[mudanca]}>{t[mudanca]}</Tag>
        </summary>
        <div className="pilha f-17 v-5 pt-z pi-5 pp-5">
          {par.antes && (
            <Lado title={antes.nome} value={side(par.antes)} other={side(par.depois ?? par.antes)} />
          )}
          {par.depois && mudanca !== 'igual' && mudanca !== 'lugar' && (
            <Lado title={depois.nome} value={side(par.depois)} other={side(par.antes ?? par.depois)} />
          )}
        </div>
      </details>
    </li>
  )
}

/** `antes` is the version that is looked at; `depois` what it is held against. */
export function Comparacao({ antes, depois }: { antes: Estado; depois: Estado }) {
  const t = useTexts(versoesTexts)
  const language = useLanguage()
  const [before, after] = [linesOf(antes, t, language), linesOf(depois, t, language)]
  const pares = compareTelas(antes.telas, depois.telas)
  const factsChanged = before.join('\n') !== after.join('\n')
  const changes = pares.filter(({ mudanca }) => mudanca !== 'igual').length + Number(factsChanged)
  return (
    <>
      <p role="status">{changes === 0 ? t.nadaMudou : t.mudancas(changes)}</p>
      <ul className="pilha v-3">
        {factsChanged && (
          <li>
            <details className="vs-tela caixa" open>
              <summary>
                <b className="forte cresce-10 partir">{t.dados}</b>
                <Tag tone="aviso">{t.mudou}</Tag>
              </summary>
              <div className="pilha f-17 v-5 pt-z pi-5 pp-5">
                <Lado title={antes.nome} value={before} other={after} />
                <Lado title={depois.nome} value={after} other={before} />
              </div>
            </details>
          </li>
        )}
        {pares.map((par) => (
          <Tela key={(par.depois ?? par.antes)?.id} par={par} antes={antes} depois={depois} />
        ))}
      </ul>
    </>
  )
}
