/** `/logado/gerenciar/fase/{id}/{avaliacao}/participantes`: who takes an assessment, chosen in the tree of the network. */
import { useState } from 'react'
import { useParams } from 'react-router'
import type { Returned } from '../../../../core/contract/endpoint.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { TableSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Switch } from '../../../../core/web/ui/Switch.tsx'
import { MAX_ESCOLHAS } from '../../../escola/rede/contract.ts'
import type { Selecao } from '../../../escola/rede/rules-selecao.ts'
import { marcaOf, SelecaoTree, useConsulta } from '../../../escola/rede/web/public.tsx'
import { faseApi } from '../contract.ts'
import { NaoExiste } from './Aberta.tsx'
import { place } from './place.ts'
import { faseWebTexts } from './texts.ts'

type Opened = Returned<typeof faseApi.arvore>

export function Screen() {
  const given = useParams()
  const [faseID, avaliacaoID] = [Number(given.id) || 0, Number(given.avaliacao) || 0]
  const [doAno, setDoAno] = useState(true)
  const known = faseID > 0 && avaliacaoID > 0
  const asked = { params: { faseID, avaliacaoID }, query: { do_ano: doAno } }
  const { data, error, refetch } = useCall(faseApi.arvore, asked, { enabled: known, keep: true })
  if (!known || error?.status === 404 || error?.status === 403) return <NaoExiste />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  return <Escolher key={String(doAno)} opened={data} doAno={doAno} onAno={setDoAno} />
}

function Escolher({
  opened,
  doAno,
  onAno,
}: {
  opened: Opened
  doAno: boolean
  onAno: (doAno: boolean) => void
}) {
  const t = useTexts(faseWebTexts)
  const language = useLanguage()
  const ask = useConsulta()
  const { fase, avaliacao, rede, permissoes } = opened
  const [selecao, setSelecao] = useState<Selecao>([])
  const send = useSend(faseApi.participar)
  const params = { faseID: fase.id, avaliacaoID: avaliacao.id }
  const tooMany = selecao.length > MAX_ESCOLHAS
  const save = () =>
    send.mutate(
      {
        body: {
          ...{ fase_id: fase.id, avaliacao_id: avaliacao.id, do_ano: doAno },
          escolhas: selecao.map(marcaOf),
        },
      },
      {
        // By now the tree was read again: nothing jumps.
        onSuccess: ({ entraram, sairam }) => {
          setSelecao([])
          notify.success(t.salvos(entraram, sairam))
        },
        onError: (problem) => void notify.error(errorSentence(problem, language)),
      },
    )
  return (
    <>
      <PageHeader
        title={t.participantesDe(avaliacao.titulo)}
        description={t.participantesTexto}
        crumbs={[
          { label: t.avaliacoes, href: href('/logado/gerenciar/avaliacao') },
          { label: t.fases, href: place.todas },
          { label: fase.nome, href: place.uma(fase.id) },
          { label: t.participantes },
        ]}
      />
      {permissoes.participantes ? (
        <>
          {avaliacao.periodo && (
            <div className="mb-4">
              <Switch label={t.soDoAno(avaliacao.periodo.nome)} checked={doAno} onChange={onAno} />
            </div>
          )}
          {avaliacao.periodo && doAno && rede.total === 0 && (
            <div className="mb-4">
              <Callout>{t.semTurmasDoAno(avaliacao.periodo.nome)}</Callout>
            </div>
          )}
          <SelecaoTree
            raiz={rede}
            fonte={{
              filhos: ({ tipo, id }, pagina) =>
                ask(faseApi.arvoreNos, {
                  params: { ...params, tipo, no: id },
                  query: { pagina, do_ano: doAno },
                }),
              busca: (busca) => ask(faseApi.arvoreBusca, { params, query: { busca, do_ano: doAno } }),
            }}
            selecao={selecao}
            onChange={setSelecao}
            onSave={save}
            busy={send.isPending}
            canSave={!tooMany}
            problem={tooMany && <Callout tone="aviso" live title={t.muitas} />}
            saveLabel={t.salvarParticipantes}
          />
        </>
      ) : (
        <Callout
          title={t.naoMuda}
          actions={<ButtonLink to={place.apuracaoDe(fase.id, avaliacao.id)}>{t.verLista}</ButtonLink>}
        />
      )}
    </>
  )
}
