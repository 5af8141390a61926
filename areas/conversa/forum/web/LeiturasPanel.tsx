/** Who has read a notice and who has not: the count in a sentence, then the names. */
import { useEffect, useState } from 'react'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { ProgressBar } from '../../../../core/web/ui/Progress.tsx'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { forumApi } from '../contract.ts'
import { avisoApi } from '../contract-aviso.ts'
import type { Topico } from '../shapes.ts'
import './notas.css'
import { notasTexts } from './notas-texts.ts'

type Situacao = 'lido' | 'nao_lido' | 'ciente' | 'sem_ciente'

const STEP = 30
const MOST = 100
const TYPING_MS = 250

/** What was typed, once typing rests. */
function useRested(words: string): string {
  const [rested, setRested] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), TYPING_MS)
    return () => clearTimeout(timer)
  }, [words])
  return rested
}

/** Asks whoever is missing once more; nothing where nobody is, or the notice is not out yet. */
function Remind({ aviso, missing }: { aviso: Topico; missing: number }) {
  const t = useTexts(notasTexts)
  const remind = useSend(avisoApi.remind, {
    onSuccess: ({ lembrados }) => notify.success(t.lembrados(lembrados)),
  })
  if (missing === 0 || aviso.statusData !== 1 || aviso.ocultar) return null
  return (
    <>
      {remind.error && (
        <Callout tone="aviso" live>
          {remind.error.message}
        </Callout>
      )}
      <Button
        size="small"
        busy={remind.isPending}
        disabled={remind.isSuccess}
        onClick={() => remind.mutate({ params: { id: aviso.id } })}
      >
        {t.lembrar(missing)}
      </Button>
    </>
  )
}

export function LeiturasPanel({ aviso }: { aviso: Topico }) {
  const t = useTexts(notasTexts)
  const [chosen, setChosen] = useState<Situacao | null>(null)
  const [linhas, setLinhas] = useState(STEP)
  const [pagina, setPagina] = useState(1)
  const [busca, setBusca] = useState('')
  const rested = useRested(busca.trim())
  const situacao = chosen ?? (aviso.pedeCiente ? 'sem_ciente' : 'nao_lido')
  const { data, error, refetch } = useCall(
    forumApi.listLeituras,
    { params: { id: aviso.id }, query: { pagina, linhas, situacao, ...(rested && { busca: rested }) } },
    { keep: true },
  )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Card title={t.quemLeu}>
        <ListSkeleton rows={5} rowHeight={3} />
      </Card>
    )
  const { destinatarios, lido, ciente, alunos, responsaveis } = data.totais
  const choose = (next: Situacao) => {
    setChosen(next)
    setLinhas(STEP)
    setPagina(1)
  }
  return (
    <section className="cartao pilha v-4 notas-p" aria-label={t.quemLeu}>
      <div className="bloco-t">
        <h2>{t.quemLeu}</h2>
      </div>
      {[
        { who: alunos, words: t.estudantes },
        { who: responsaveis, words: t.responsaveis },
      ]
        .filter(({ who }) => who.total > 0)
        .map(({ who, words }) => (
          <div key={words(2)} className="pilha">
            <ProgressBar
              value={aviso.pedeCiente ? who.ciente : who.lido}
              max={who.total}
              label={
                aviso.pedeCiente
                  ? t.deramCiente(who.ciente, words(who.total))
                  : t.leram(who.lido, words(who.total))
              }
              withLabel
            />
            {aviso.pedeCiente && <p className="t-s fraca">{t.leram(who.lido, words(who.total))}</p>}
          </div>
        ))}
      <Segmented<Situacao>
        label={t.mostrarQuem}
        value={situacao}
        onChange={choose}
        choices={
          aviso.pedeCiente
            ? [
                { value: 'sem_ciente', label: `${t.semCiente} ${destinatarios - ciente}` },
                { value: 'ciente', label: `${t.comCiente} ${ciente}` },
              ]
            : [
                { value: 'nao_lido', label: `${t.naoLeu} ${destinatarios - lido}` },
                { value: 'lido', label: `${t.leu} ${lido}` },
              ]
        }
      />
      {aviso.permissoes.configurar && (
        <Remind aviso={aviso} missing={destinatarios - (aviso.pedeCiente ? ciente : lido)} />
      )}
      {destinatarios > STEP && (
        <TextField
          type="search"
          label={t.buscarPessoa}
          value={busca}
          onChange={({ target }) => {
            setBusca(target.value)
            setPagina(1)
          }}
        />
      )}
      {data.leituras.length === 0 ? (
        <p className="fraca t-s">{t.ninguemAqui}</p>
      ) : (
        <ul className="pessoas t-s">
          {data.leituras.map(({ usuario, vistoEm, cienteEm }) => (
            <li className="linha v-3" key={`${usuario.papel}-${usuario.id}`}>
              <Avatar nome={usuario.nome} foto={usuario.foto} size="small" />
              <span className="cortar">
                <b>{usuario.nome}</b>{' '}
                <span className="fraca">
                  {cienteEm ? (
                    <>
                      {t.deuCiente} <RelativeTime value={cienteEm} />
                    </>
                  ) : vistoEm ? (
                    <>
                      {t.leuEm} <RelativeTime value={vistoEm} />
                    </>
                  ) : (
                    t.aindaNaoLeu
                  )}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {pagina * linhas < data.total && (
        <Button
          size="small"
          onClick={() => (linhas < MOST ? setLinhas(MOST) : setPagina((page) => page + 1))}
        >
          {t.carregarMais}
        </Button>
      )}
    </section>
  )
}
