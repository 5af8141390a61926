/** Doing again the screens of a lesson that were wrong, until each is right. The server judges, and keeps nothing. */
import { useState } from 'react'
import { call, useTransport } from '../../../../../core/web/call.ts'
import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { notify } from '../../../../../core/web/ui/notify.ts'
import type { Midia } from '../../../midia/shapes.ts'
import { tentativaApi } from '../../contract.ts'
import type { TelaJogada } from '../../shapes.ts'
import { type Feita, Player } from '../player/Player.tsx'
import type { Respondida, Respostas } from '../player/roteiro.ts'
import { playerTexts } from '../player/texts.ts'
import { seguida, type Volta, volta } from './rodada.ts'
import { refazerTexts } from './texts.ts'

interface Props {
  tentativa: number
  /** Names the round: orders follow from it. */
  semente: string
  titulo: string
  /** Those to be done again, as the lesson has them. */
  telas: readonly TelaJogada[]
  midias: ReadonlyMap<number, Midia>
  onPronto: () => void
  onSair: () => void
}

const nothing = (): void => {}

export function Refazer({ tentativa, semente, titulo, telas, midias, onPronto, onSair }: Props) {
  const t = useTexts(refazerTexts)
  const tp = useTexts(playerTexts)
  const language = useLanguage()
  const transport = useTransport()
  const [voltas, setVoltas] = useState<readonly Volta[]>(() => telas.map((tela) => volta(tela, semente, 0)))
  const [respostas, setRespostas] = useState<Respostas>(new Map())

  const judge = async ({ tela: { id }, resposta, vezes }: Feita): Promise<boolean> => {
    const here = voltas.find((one) => one.id === id)
    if (!here) return false
    try {
      const { correcao } = await call(transport, tentativaApi.refazer, {
        params: { tentativa },
        body: { tela: here.tela, resposta },
      })
      const { certa, feedback, quase } = correcao
      const words = [feedback, quase && tp.deslizeDica, !certa && t.volta].filter(Boolean).join(' ')
      const told = { ...correcao, feedback: words, quase: false } as Respondida['correcao']
      setRespostas((all) => new Map(all).set(id, { resposta, vezes, correcao: told }))
      setVoltas((all) => seguida(all, telas, { respondida: id, certa, semente }))
      return true
    } catch (error) {
      notify.error(errorSentence(error, language))
      return false
    }
  }
  return (
    <Player
      roteiro={{ titulo: t.titulo(titulo), navegacao: 'sequencial', telas: voltas }}
      respostas={respostas}
      inicio={0}
      chave={`refazer:${semente}`}
      midias={midias}
      guarda={null}
      fim={null}
      entregar={null}
      fecho={t.pronto}
      onResposta={judge}
      onConcluir={async () => onPronto()}
      onLugar={nothing}
      onSair={onSair}
    />
  )
}
