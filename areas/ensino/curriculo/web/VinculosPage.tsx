/** `/logado/administracao/:slug/curriculos/:curriculo/vinculos`: the clients that use a curriculum, each with a switch. */
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useList } from '../../../../core/web/list.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListCards } from '../../../../core/web/ui/ListCards.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Switch } from '../../../../core/web/ui/Switch.tsx'
import { Status } from '../../../../core/web/ui/Tag.tsx'
import { administered } from '../../../escola/pessoa/web/public.tsx'
import { curriculoApi } from '../contract.ts'
import type { ClienteVinculado, Curriculo } from '../shapes.ts'
import { ComCurriculo } from './ComCurriculo.tsx'
import { idOf, lugar, useVinculosPlace } from './place.ts'
import { curriculoWebTexts } from './texts.ts'
import { vinculoTexts } from './vinculo-texts.ts'

const LINHAS = 30

interface RowProps {
  curriculo: Curriculo
  cliente: ClienteVinculado
}

/** The switch shows what was asked for until the server has said what stands. */
function Row({ curriculo, cliente: { id, nome, codigo, status } }: RowProps) {
  const t = useTexts(vinculoTexts)
  const language = useLanguage()
  const [asked, setAsked] = useState<boolean | null>(null)
  const send = useSend(curriculoApi.vinculo)
  const turn = async (next: boolean) => {
    setAsked(next)
    try {
      await send.mutateAsync({ body: { curriculo_id: curriculo.id, cliente_id: id, status: next } })
      notify.success(next ? t.ligado(nome) : t.desligado(nome), { run: () => void turn(!next) })
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    } finally {
      setAsked(null)
    }
  }
  return (
    <li className="cu-linha caixa linha v-4 j-3 h-35 pb-3 pi-4 cel-quebra">
      <span className="cu-palavras pilha v-0 cresce-12 partir">
        <b>{nome}</b>
        <span className="t-s fraca">{codigo}</span>
      </span>
      <span className="linha v-0 rijo vao">
        {curriculo.permissoes.vincular ? (
          <Switch
            label={
              <>
                <span aria-hidden="true">{t.usa}</span>
                <span className="so-leitor">{t.usaNome(nome)}</span>
              </>
            }
            checked={asked ?? status}
            disabled={asked !== null}
            onChange={(next) => void turn(next)}
          />
        ) : (
          <Status state={status ? 'right' : 'none'}>{status ? t.usa : t.naoUsa}</Status>
        )}
      </span>
    </li>
  )
}

function Clientes({ curriculo }: { curriculo: Curriculo }) {
  const t = useTexts(vinculoTexts)
  const tc = useTexts(curriculoWebTexts)
  const list = useList(curriculoApi.clientes, {
    params: { id: curriculo.id },
    filters: { busca: 'words' },
    sizes: [LINHAS],
  })
  const crumbs = [
    { label: tc.curriculos, href: lugar.lista },
    { label: curriculo.nome, href: lugar.um(curriculo.id) },
    { label: t.vinculos },
  ]
  return (
    <div className="pilha">
      <PageHeader title={t.vinculos} description={t.descricao} crumbs={crumbs} />
      <ListCards
        list={list}
        label={t.clientes}
        search={t.buscar}
        rows={list.data?.clientes}
        className="cu-linhas pilha v-3 sem-ponto m-z p-z"
        skeleton={{ rows: 5, rowHeight: 3.5 }}
        card={(cliente) => <Row curriculo={curriculo} cliente={cliente} />}
        empty={<EmptyState title={t.nenhum}>{t.nenhumTexto}</EmptyState>}
        none={{ title: t.naoAchamos, clear: t.limpar }}
      />
    </div>
  )
}

/** Without a curriculum in the address: which one? */
function Escolher() {
  const t = useTexts(vinculoTexts)
  const place = useVinculosPlace()
  const { data, error, refetch } = useCall(curriculoApi.list, { query: { pagina: 1, linhas: 200 } })
  const curriculos = data?.curriculos.filter(({ permissoes }) => permissoes.vincular) ?? []
  return (
    <div className="pilha">
      <PageHeader title={t.vinculos} description={t.escolhaTexto} />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={5} rowHeight={3.5} />
      ) : curriculos.length === 0 ? (
        <EmptyState title={t.vincularTexto} />
      ) : (
        <ul className="cu-linhas pilha v-3 sem-ponto m-z p-z">
          {curriculos.map(({ id, nome }) => (
            <li key={id} className="cu-linha caixa linha v-4 j-3 h-35 pb-3 pi-4 cel-quebra">
              <Link to={place(id)}>
                <b>{nome}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Page() {
  const id = idOf(useParams().curriculo)
  if (id === undefined) return <Escolher />
  return <ComCurriculo id={id}>{({ curriculo }) => <Clientes curriculo={curriculo} />}</ComCurriculo>
}

export const VinculosPage = administered(Page)
