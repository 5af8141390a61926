/** The history of a lesson: its versions, what changed since one of them, and going back to it (H-04). */
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs'
import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'

import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../../core/web/data.ts'
import { useDates } from '../../../../../core/web/dates.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { Card, SideColumn } from '../../../../../core/web/ui/Card.tsx'
import { ConfirmDialog } from '../../../../../core/web/ui/ConfirmDialog.tsx'
import { EmptyState, ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../../core/web/ui/PageHeader.tsx'
import { SelectField } from '../../../../../core/web/ui/SelectField.tsx'
import { ListSkeleton, PageSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../../core/web/ui/Tag.tsx'
import { aulaApi } from '../../contract.ts'
import { type Versao, versaoApi } from '../../contract-versao.ts'
import type { AulaInteira } from '../../shapes.ts'
import { Comparacao, type Estado } from './Comparacao.tsx'
import { versoesTexts } from './texts.ts'
import './versoes.css'

/** A version as it was written; undefined while it comes, and where none is asked for. */
function useEstado(id: number, numero: number | undefined): Estado | undefined {
  const t = useTexts(versoesTexts)
  const { data } = useCall(
    versaoApi.findVersao,
    { params: { id, numero: numero ?? 1 } },
    { enabled: numero !== undefined },
  )
  if (numero === undefined || !data) return undefined
  return { ...data.versao, nome: t.versaoN(numero) }
}

function Restore({ aula, versao }: { aula: AulaInteira; versao: Versao }) {
  const language = useLanguage()
  const t = useTexts(versoesTexts)
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const send = useSend(versaoApi.restoreVersao)
  const { id, revisao } = aula
  const back = useSend(versaoApi.undoRestore)
  // The toast outlives this screen: what was restored is being looked at by then, and is left before it changes.
  const undo = async () => {
    await navigate(href('/logado/gerenciar/aula/info/:aula', { aula: id }))
    await back.mutateAsync({ params: { id } }).then(
      () => notify.success(t.restauracaoDesfeita),
      (problem: unknown) => notify.error(errorSentence(problem, language)),
    )
  }
  const restore = () =>
    send.mutateAsync({ params: { id, numero: versao.numero }, body: { revisao } }).then(
      () => {
        notify.success(t.restaurada(versao.numero), { run: () => void undo() })
        void navigate(href('/logado/gerenciar/aula/:id', { id }))
      },
      (problem: unknown) => {
        setAsks(false)
        notify.error(errorSentence(problem, language))
      },
    )
  return (
    <>
      <Button icon={IconRestore} onClick={() => setAsks(true)}>
        {t.restaurar}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={restore}
        title={t.restaurarTitulo(versao.numero)}
        confirmLabel={t.restaurar}
      >
        {t.restaurarTexto}
      </ConfirmDialog>
    </>
  )
}

function Looked({ aula, versao, versoes }: { aula: AulaInteira; versao: Versao; versoes: Versao[] }) {
  const t = useTexts(versoesTexts)
  const [search, setSearch] = useSearchParams()
  const others = versoes.filter(({ numero }) => numero > versao.numero)
  const com = others.find(({ numero }) => String(numero) === search.get('com'))?.numero
  const antes = useEstado(aula.id, versao.numero)
  const other = useEstado(aula.id, com)
  const depois = com === undefined ? { ...aula, nome: t.rascunho } : other
  return (
    <Card
      title={t.oQueMudou(versao.numero)}
      aside={aula.permissoes.editar && versao.restauravel && <Restore aula={aula} versao={versao} />}
    >
      <div className="pilha">
        {others.length > 0 && (
          <SelectField
            label={t.compararCom}
            value={String(com ?? '')}
            options={[
              { value: '', label: t.rascunho },
              ...others.map(({ numero }) => ({ value: String(numero), label: t.versaoN(numero) })),
            ]}
            onChange={({ target }) =>
              setSearch({ versao: String(versao.numero), ...(target.value && { com: target.value }) })
            }
          />
        )}
        {!versao.restauravel && <Callout>{t.semEscrita}</Callout>}
        {antes && depois ? <Comparacao antes={antes} depois={depois} /> : <ListSkeleton rows={4} />}
      </div>
    </Card>
  )
}

function List({ versoes, looked, current }: { versoes: Versao[]; looked: number; current: number }) {
  const t = useTexts(versoesTexts)
  const dates = useDates()
  return (
    <nav aria-label={t.versoes}>
      <ol className="pilha v-3">
        {versoes.map(({ numero, titulo, total_telas, publicada_em, publicada_por }) => (
          <li key={numero}>
            <Link
              className="caixa elo-t pilha v-0 pb-4 pi-5 partir"
              to={`?versao=${numero}`}
              aria-current={numero === looked ? 'true' : undefined}
            >
              <b className="linha quebra v-3">
                {t.versaoN(numero)}
                {numero === current && <Tag tone="marca">{t.atual}</Tag>}
              </b>
              <span className="t-s">{titulo}</span>
              <span className="fraca t-s">
                {t.nTelas(total_telas)} · {t.por(publicada_por.nome, dates.dateTime(publicada_em))}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Versoes({ aula }: { aula: AulaInteira }) {
  const t = useTexts(versoesTexts)
  const [search] = useSearchParams()
  const { data, error, refetch } = useCall(versaoApi.listVersoes, { params: { id: aula.id } })
  const asked = Number(search.get('versao'))
  const looked = data?.versoes.find(({ numero }) => numero === asked) ?? data?.versoes[0]
  return (
    <>
      <PageHeader
        title={t.versoes}
        description={t.descricao}
        crumbs={[
          { label: t.aulas, href: href('/logado/gerenciar/aula') },
          { label: aula.titulo, href: href('/logado/gerenciar/aula/info/:aula', { aula: aula.id }) },
          { label: t.versoes },
        ]}
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton />
      ) : !looked ? (
        <EmptyState
          title={t.nenhuma}
          action={
            <ButtonLink to={href('/logado/gerenciar/aula/:id', { id: aula.id })}>{t.escrever}</ButtonLink>
          }
        >
          {t.nenhumaTexto}
        </EmptyState>
      ) : (
        <SideColumn aside={<List versoes={data.versoes} looked={looked.numero} current={aula.versao} />}>
          <Looked key={looked.numero} aula={aula} versao={looked} versoes={data.versoes} />
        </SideColumn>
      )}
    </>
  )
}

export function Screen() {
  const id = Number(useParams().id)
  const { data, error, refetch } = useCall(aulaApi.find, { params: { id } })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return <Versoes aula={data.aula} />
}
