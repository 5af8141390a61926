/** `/logado/redes/rede/:rede/gestao/turma/:turma/alunos`: choosing pupils of the whole network for one class. */
import IconDoor from '@tabler/icons-react/dist/esm/icons/IconDoor.mjs'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { Returned } from '../../../../core/contract/endpoint.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { TableSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { MAX_ESCOLHAS, redeApi } from '../contract.ts'
import { changesIn, type Selecao } from '../rules-selecao.ts'
import { useFonteSelecao } from './consulta.ts'
import { RedeAway } from './RedeAway.tsx'
import { SelecaoTree } from './SelecaoTree.tsx'
import { redeTexts } from './texts.ts'
import { chaveOf, marcaOf } from './tree.ts'

type Opened = Returned<typeof redeApi.selecao>

export function Screen() {
  const t = useTexts(redeTexts)
  const params = useParams()
  const [rede, turma] = [Number(params.rede) || 0, Number(params.turma) || 0]
  const known = rede > 0 && turma > 0
  const { data, error, refetch } = useCall(redeApi.selecao, { params: { rede, turma } }, { enabled: known })
  if (!known || error?.status === 404 || error?.status === 403) return <RedeAway title={t.turmaFora} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  return <Escolher key={turma} rede={rede} opened={data} />
}

function Escolher({ rede, opened }: { rede: number; opened: Opened }) {
  const t = useTexts(redeTexts)
  const language = useLanguage()
  const { turma, rede: raiz } = opened
  const [selecao, setSelecao] = useState<Selecao>([])
  const send = useSend(redeApi.saveSelecao)
  const fonte = useFonteSelecao(rede, turma.id)
  const { entram, saem } = changesIn(selecao, { chave: chaveOf(raiz), caminho: [], fatos: raiz })
  const free = turma.capacidade - turma.alunos - entram + saem
  const tooFew = free < 0 && entram > 0
  const tooMany = selecao.length > MAX_ESCOLHAS
  const problem = tooFew ? (
    <Callout tone="aviso" live title={t.semVagas(-free)}>
      {t.semVagasTexto}
    </Callout>
  ) : tooMany ? (
    <Callout tone="aviso" live title={t.muitasEscolhas} />
  ) : send.error ? (
    <Callout tone="erro" title={errorSentence(send.error, language)} />
  ) : null
  return (
    <>
      <PageHeader
        title={t.escolherPara(turma.nome)}
        crumbs={[
          { label: t.redeEscolas, href: href('/logado/redes/rede/:rede/gestao/rede-subredes', { rede }) },
          { label: `${turma.nome} · ${turma.escola}` },
        ]}
        description={t.escolherTexto}
      />
      <SelecaoTree
        {...{ raiz, fonte, selecao, problem }}
        onChange={(next) => {
          send.reset()
          setSelecao(next)
        }}
        onSave={() =>
          send.mutate(
            { params: { rede, turma: turma.id }, body: { escolhas: selecao.map(marcaOf) } },
            {
              // By now the tree was read again: nothing jumps.
              onSuccess: ({ entraram, sairam }) => {
                setSelecao([])
                notify.success(t.salvos(entraram, sairam))
              },
            },
          )
        }
        busy={send.isPending}
        canSave={!tooFew && !tooMany}
        saveLabel={t.salvarAlunos}
        facts={
          <li className="t-s linha v-3">
            <IconDoor aria-hidden="true" />
            <span>{t.vagas}</span>
            <b className="vao">{t.nDeM(turma.alunos + entram - saem, turma.capacidade)}</b>
          </li>
        }
      />
    </>
  )
}
