/** Every screen of a lesson that is over: how it did, and opened the answer beside the right one. */
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { RichText } from '../../../../../core/web/ui/RichText.tsx'
import { Status } from '../../../../../core/web/ui/Tag.tsx'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import { isAberta, isDeclarada } from '../../../aula/shapes-tipos.ts'
import { fimTexts } from './fim-texts.ts'
import { plain } from './plain.ts'
import {
  isLida,
  julgamentoOf,
  type Respondida,
  type Respostas,
  type Roteiro,
  type TelaAberta,
} from './roteiro.ts'
import { TelaView } from './TelaView.tsx'
import { playerTexts } from './texts.ts'

function Como({ tela, respondida }: { tela: TelaAberta; respondida: Respondida | undefined }) {
  const t = useTexts(fimTexts)
  if (!respondida) return <Status state="none">{t.semResposta}</Status>
  const { correcao } = respondida
  if (isDeclarada(tela.tipo) && tela.peso > 0) {
    const { pontos = 0 } = respondida.resposta as Resposta<'h5p'>
    return <Status state="soon">{t.declarada(Math.round(pontos * 100))}</Status>
  }
  if (correcao?.certa) return <Status state="right">{t.certa}</Status>
  if (correcao && correcao.fracao > 0)
    return <Status state="soon">{t.parte(Math.round(correcao.fracao * 100))}</Status>
  if (correcao) return <Status state="soon">{t.errada}</Status>
  if (isAberta(tela.tipo)) return <Status state="waiting">{t.comProfessor}</Status>
  return <Status state="right">{isLida(tela) ? t.vista : t.respondida}</Status>
}

function Aberta({ tela, respondida }: { tela: TelaAberta; respondida: Respondida }) {
  const t = useTexts(fimTexts)
  const { correcao, resposta } = respondida
  const certa = correcao?.resposta_certa
  const shared = { tela, disabled: true, onResposta: () => {} }
  return (
    <div className="pl-conferir caixa larga pilha v-5 p-5 mt-3 mi-z mb-5">
      {typeof tela.conteudo.enunciado === 'string' && <RichText html={tela.conteudo.enunciado} />}
      <section aria-label={t.suaResposta}>
        <h3 className="mb-3">{t.suaResposta}</h3>
        <TelaView {...shared} resposta={resposta} correcao={julgamentoOf(correcao)} />
      </section>
      {correcao?.feedback && <p>{correcao.feedback}</p>}
      {certa && !correcao?.certa && (
        <section aria-label={t.respostaCerta}>
          <h3 className="mb-3">{t.respostaCerta}</h3>
          <TelaView {...shared} resposta={certa} />
        </section>
      )}
    </div>
  )
}

interface Props {
  roteiro: Roteiro
  respostas: Respostas
  action?: ReactNode
}

export function TelaPorTela({ roteiro: { telas }, respostas, action }: Props) {
  const t = useTexts(fimTexts)
  const tp = useTexts(playerTexts)
  const [open, setOpen] = useState<number | null>(null)
  return (
    <section className="mt-7">
      <div className="bloco-t">
        <h2>{t.porTela}</h2>
        {action}
      </div>
      <ol className="pl-revisao pilha v-3">
        {telas.map((tela, place) => {
          const respondida = respostas.get(tela.id)
          const nome = tela.titulo || plain(tela.conteudo.enunciado) || tp.tela(place + 1, telas.length)
          const line = (
            <>
              <b className="num">{place + 1}</b>
              <span className="nome">{nome}</span>
              <Como tela={tela} respondida={respondida} />
            </>
          )
          const opens = respondida && tela.pronta && !isLida(tela)
          return (
            <li key={tela.id}>
              {opens ? (
                <button
                  className="caixa larga"
                  type="button"
                  aria-expanded={open === tela.id}
                  onClick={() => setOpen(open === tela.id ? null : tela.id)}
                >
                  {line}
                </button>
              ) : (
                <div className="caixa larga">{line}</div>
              )}
              {opens && open === tela.id && <Aberta tela={tela} respondida={respondida} />}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
