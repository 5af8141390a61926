/** A lesson for everybody, by its code and without an account: corrected at once, and forgotten. */
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { Returned } from '../../../../core/contract/endpoint.ts'
import { call, useTransport } from '../../../../core/web/call.ts'
import { errorSentence, isLostNetwork } from '../../../../core/web/client/failure.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { isAutomatica } from '../../aula/shapes-tipos.ts'
import { tentativaApi } from '../contract.ts'
import { Palco } from './player/Palco.tsx'
import { type Feita, Player } from './player/Player.tsx'
import { Resultado } from './player/Resultado.tsx'
import type { Respondida, Roteiro } from './player/roteiro.ts'
import { publicoTexts } from './publico-texts.ts'

type Atividade = Returned<typeof tentativaApi.atividade>
type Corrigida = Returned<typeof tentativaApi.corrigirAtividade>['resultado']

function useAtividade(id: string) {
  const transport = useTransport()
  const [atividade, setAtividade] = useState<Atividade | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let gone = false
    call(transport, tentativaApi.atividade, { params: { id } }).then(
      (found) => !gone && setAtividade(found),
      () => !gone && setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [transport, id])
  return { atividade, failed }
}

function Codigo() {
  const t = useTexts(publicoTexts)
  const navigate = useNavigate()
  const [codigo, setCodigo] = useState('')
  const open = (event: FormEvent) => {
    event.preventDefault()
    const id = codigo.trim().toUpperCase()
    if (id) void navigate(href('/atividade/:id?', { id }))
  }
  return (
    <form className="pl-tela pilha v-6" onSubmit={open}>
      <h1 className="pl-titulo t-4 lh-3">{t.codigoTitulo}</h1>
      <p>{t.semConta}</p>
      <TextField
        className="tl-campo w-30"
        label={t.codigo}
        help={t.codigoAjuda}
        value={codigo}
        autoComplete="off"
        autoCapitalize="characters"
        onChange={({ target }) => setCodigo(target.value)}
      />
      <div>
        <Button type="submit" look="filled" size="large">
          {t.abrir}
        </Button>
      </div>
    </form>
  )
}

const respondidaOf = (
  { resposta, vezes, correcao }: Corrigida['respostas'][number],
  feita: Feita,
): Respondida => ({
  resposta: resposta,
  vezes: Math.max(vezes, feita.vezes),
  ...(correcao && { correcao: correcao }),
})

function Jogar({ id, atividade, onSair }: { id: string; atividade: Atividade; onSair: () => void }) {
  const t = useTexts(publicoTexts)
  const language = useLanguage()
  const transport = useTransport()
  const { aula, telas, midias } = atividade
  const [respostas, setRespostas] = useState<ReadonlyMap<number, Respondida>>(new Map())
  const [fim, setFim] = useState<{ corrigida: Corrigida; tempo: number } | null>(null)
  const [round, setRound] = useState(0)
  const roteiro: Roteiro = useMemo(
    () => ({
      titulo: aula.titulo,
      navegacao: aula.navegacao,
      telas: telas.map((tela) => ({ ...tela, pronta: true })),
    }),
    [aula, telas],
  )
  const files = useMemo(() => new Map(midias.map((midia) => [midia.id, midia])), [midias])
  const correct = async (given: readonly { tela: number; resposta: unknown }[]): Promise<Corrigida> => {
    const { resultado } = await call(transport, tentativaApi.corrigirAtividade, {
      params: { id },
      body: { versao: aula.versao, respostas: [...given] },
    })
    return resultado
  }
  const answer = async (feita: Feita) => {
    const { tela, resposta, vezes } = feita
    let next: Respondida = { resposta, vezes }
    if (isAutomatica(tela.tipo)) {
      // Without its marking the answer stands, and is marked with the others at the end.
      const judged = await correct([{ tela: tela.id, resposta }]).catch((error: unknown) => {
        if (!isLostNetwork(error)) notify.error(errorSentence(error, language))
      })
      const [one] = judged?.respostas ?? []
      if (one) next = respondidaOf(one, feita)
    }
    setRespostas((before) => new Map(before).set(tela.id, next))
  }
  const conclude = async (tempo: number) => {
    const given = [...respostas].map(([tela, { resposta }]) => ({ tela, resposta }))
    setFim({ corrigida: await correct(given), tempo })
  }
  if (fim)
    return (
      <Palco titulo={aula.titulo} onSair={onSair}>
        <Resultado
          aula={aula}
          tentativa={{
            estado: 'concluida',
            nota: fim.corrigida.nota,
            status: fim.corrigida.status,
            tempo: fim.tempo,
          }}
          waiting={false}
          roteiro={roteiro}
          respostas={respostas}
          restantes={null}
          voltar={{ href: '/', label: t.inicio }}
          notice={<Callout>{t.semConta}</Callout>}
          onDeNovo={() => {
            setFim(null)
            setRespostas(new Map())
            setRound(round + 1)
          }}
        />
      </Palco>
    )
  return (
    <Player
      key={round}
      roteiro={roteiro}
      respostas={respostas}
      inicio={0}
      chave={`publica:${id}:${aula.versao}`}
      midias={files}
      guarda={null}
      fim={null}
      entregar={null}
      onResposta={answer}
      onConcluir={(tempo) =>
        conclude(tempo).catch(
          (error: unknown) =>
            void notify.error(isLostNetwork(error) ? t.semCorrigir : errorSentence(error, language)),
        )
      }
      onLugar={() => {}}
      onSair={onSair}
    />
  )
}

export function Screen() {
  const t = useTexts(publicoTexts)
  const { id } = useParams()
  const navigate = useNavigate()
  const sair = () => void navigate('/')
  if (!id)
    return (
      <Palco titulo={t.codigoTitulo} onSair={sair}>
        <Codigo />
      </Palco>
    )
  return <Uma key={id} id={id} onSair={sair} />
}

function Uma({ id, onSair }: { id: string; onSair: () => void }) {
  const t = useTexts(publicoTexts)
  const { atividade, failed } = useAtividade(id)
  if (atividade) return <Jogar id={id} atividade={atividade} onSair={onSair} />
  return (
    <Palco titulo={t.codigoTitulo} onSair={onSair}>
      {failed ? (
        <EmptyState
          heading="h1"
          title={t.naoAchou}
          action={
            <>
              <ButtonLink look="filled" to="/atividade">
                {t.outroCodigo}
              </ButtonLink>
              <ButtonLink to="/login">{t.entrar}</ButtonLink>
            </>
          }
        >
          {t.naoAchouTexto}
        </EmptyState>
      ) : (
        <PageSkeleton />
      )}
    </Palco>
  )
}
