/** Before a lesson is handed in: every screen and whether it was answered. */
import type { RefObject } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { Status } from '../../../../../core/web/ui/Tag.tsx'
import { plain } from './plain.ts'
import { isLida, missing, type Respostas, type Roteiro } from './roteiro.ts'
import { playerTexts } from './texts.ts'

interface Props {
  roteiro: Roteiro
  respostas: Respostas
  title: RefObject<HTMLHeadingElement | null>
  onTela: (place: number) => void
}

export function Revisao({ roteiro, respostas, title, onTela }: Props) {
  const t = useTexts(playerTexts)
  const falta = missing(roteiro, respostas)
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="pl-titulo t-4 lh-3">
        {t.revisaoTitulo}
      </h1>
      <p>{t.revisaoTexto}</p>
      {falta.length > 0 && <Callout tone="aviso">{t.faltamTelas(falta.length)}</Callout>}
      <ol className="pl-revisao pilha v-3">
        {roteiro.telas.map((tela, place) => {
          const nome =
            tela.titulo || plain(tela.conteudo.enunciado) || t.tela(place + 1, roteiro.telas.length)
          const words = (
            <>
              <b className="num">{place + 1}</b>
              <span className="nome">{nome}</span>
              {respostas.has(tela.id) ? (
                <Status state="right">{isLida(tela) ? t.vista : t.respondida}</Status>
              ) : (
                <Status state="none">{t.semResposta}</Status>
              )}
            </>
          )
          return (
            <li key={tela.id}>
              {roteiro.navegacao === 'livre' || falta.includes(place) ? (
                <button className="caixa larga" type="button" onClick={() => onTela(place)}>
                  {words}
                </button>
              ) : (
                <div className="caixa larga">{words}</div>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}
