/** The component of a screen's type, once it is here. */
import { useEffect, useState } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { Skeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import { loadTela, telaDe } from '../telas/tabela.ts'
import type { Julgamento } from '../telas/tela.ts'
import type { TelaAberta } from './roteiro.ts'
import { playerTexts } from './texts.ts'

interface Props {
  tela: TelaAberta
  resposta: Resposta | undefined
  correcao?: Julgamento | undefined
  disabled: boolean
  onResposta: (resposta: Resposta) => void
}

export function TelaView({
  tela: { tipo, conteudo, pronta },
  resposta,
  correcao,
  disabled,
  onResposta,
}: Props) {
  const t = useTexts(playerTexts)
  const [tries, setTries] = useState(0)
  const [ready, setReady] = useState<'wait' | 'here' | { error: unknown }>(telaDe(tipo) ? 'here' : 'wait')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another fetch
  useEffect(() => {
    if (telaDe(tipo)) return setReady('here')
    let gone = false
    loadTela(tipo).then(
      () => !gone && setReady('here'),
      (error: unknown) => !gone && setReady({ error }),
    )
    return () => {
      gone = true
    }
  }, [tipo, tries])
  const Tela = telaDe(tipo)
  if (Tela && pronta)
    return (
      <Tela
        conteudo={conteudo}
        resposta={resposta}
        onResposta={(next) => onResposta(next as Resposta)}
        correcao={correcao}
        disabled={disabled}
      />
    )
  if (typeof ready === 'object')
    return (
      <ErrorState
        error={ready.error}
        title={t.naoCarregouTela}
        onRetry={() => {
          setReady('wait')
          setTries(tries + 1)
        }}
      />
    )
  return (
    <div aria-busy="true" className="tl-ops pilha v-3">
      {[0, 1, 2, 3].map((i) => (
        <Skeleton key={i} height="3.5rem" style={{ borderRadius: 'var(--r-4)' }} />
      ))}
    </div>
  )
}
