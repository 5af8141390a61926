/** The answers to one question: bars with their numbers, a sentence, the same as a table; texts as they were written. */
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import type { Pergunta, ResumoPergunta } from '../shapes.ts'
import { barsOf, conclusionOf, rowsOf } from './bars.ts'
import { resultadoTexts } from './resultado-texts.ts'
import '../../../../core/web/ui/chart.css'

interface Props {
  pergunta: Pergunta
  resumo: ResumoPergunta
  numero: number
  /** How many answered the survey here. */
  total: number
}

function Bars({ pergunta, resumo }: Pick<Props, 'pergunta' | 'resumo'>) {
  const language = useLanguage()
  return (
    <ul className="pilha v-4">
      {barsOf(pergunta, resumo, language).map(({ label, share, value, colour }) => (
        <li className="pilha c-1a v-5 j-1" key={label}>
          <span className="partir">{label}</span>
          <b className="num">{value}</b>
          <i className="medida inteira" aria-hidden="true">
            <i className={`traco-${colour + 1}`} style={{ width: `${share * 100}%` }} />
          </i>
        </li>
      ))}
    </ul>
  )
}

function Table({ pergunta, resumo }: Pick<Props, 'pergunta' | 'resumo'>) {
  const t = useTexts(resultadoTexts)
  const ordered = pergunta.tipo === 'ordenacao'
  return (
    <details className="">
      <summary className="meia cor-elo t-s h-2 mao papel-sai">{t.verTabela}</summary>
      <div className="tab mt-3">
        <table aria-label={pergunta.enunciado}>
          <thead>
            <tr>
              <th scope="col">{t.opcao}</th>
              <th scope="col" className="d">
                {ordered ? t.primeiro : t.quantidade}
              </th>
              <th scope="col" className="d">
                {ordered ? t.posicaoMedia : t.porcento}
              </th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(pergunta, resumo).map(({ label, n }, i) => (
              <tr key={label}>
                <th className="leve partir" scope="row">
                  {label}
                </th>
                <td className="d num">{n}</td>
                <td className="d num">
                  {ordered
                    ? t.numero(resumo.posicoes[i] ?? 0)
                    : t.parte(resumo.respostas === 0 ? 0 : (n * 100) / resumo.respostas)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function Texts({ resumo }: Pick<Props, 'resumo'>) {
  const t = useTexts(resultadoTexts)
  const { textos, total_textos } = resumo
  if (textos.length === 0) return <p className="fraca">{t.textosOcultos(total_textos)}</p>
  return (
    <>
      <ul className="pilha v-3">
        {textos.map((texto, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts have no name of their own, and may be alike
          <li className="citado" key={i}>
            {texto}
          </li>
        ))}
      </ul>
      {total_textos > 1 && <p className="fraca t-s">{t.textosDe(textos.length, total_textos)}</p>}
    </>
  )
}

function Told({ pergunta, resumo }: Pick<Props, 'pergunta' | 'resumo'>) {
  const t = useTexts(resultadoTexts)
  const language = useLanguage()
  if (resumo.oculta) return <Callout>{t.perguntaOculta}</Callout>
  if (resumo.respostas === 0) return <p className="fraca">{t.ninguem}</p>
  if (pergunta.tipo === 'texto') return <Texts resumo={resumo} />
  return (
    <>
      <p className="t-1">{conclusionOf(pergunta, resumo, language)}</p>
      <Bars pergunta={pergunta} resumo={resumo} />
      {pergunta.tipo === 'multipla' && <p className="fraca t-s">{t.variasOpcoes}</p>}
      <Table pergunta={pergunta} resumo={resumo} />
    </>
  )
}

export function PerguntaResult({ pergunta, resumo, numero, total }: Props) {
  const t = useTexts(resultadoTexts)
  const id = `resultado-${pergunta.id}`
  return (
    <section className="cartao enq-resultado pilha v-4" aria-labelledby={id}>
      <header>
        <h3 className="partir" id={id}>
          <span className="num">{numero}.</span> {pergunta.enunciado}
        </h3>
        <p className="fraca t-s num">
          {resumo.respostas} {t.responderam(resumo.respostas, total)}
        </p>
      </header>
      <Told pergunta={pergunta} resumo={resumo} />
    </section>
  )
}
