/** `/logado/curriculos/:curriculo`: one curriculum at a glance, and where its parts are. */
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconListTree from '@tabler/icons-react/dist/esm/icons/IconListTree.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { StatCard, StatRow } from '../../../../core/web/ui/StatCard.tsx'
import { Status, Tag } from '../../../../core/web/ui/Tag.tsx'
import { curriculoApi } from '../contract.ts'
import { anosInWords, useAnos } from './anos.ts'
import { CategoriasVazias } from './CategoriasVazias.tsx'
import { ComCurriculo, NaoExiste, type Visto } from './ComCurriculo.tsx'
import { CurriculoForm } from './CurriculoForm.tsx'
import { categoriaTexts } from './categoria-texts.ts'
import { Exportar } from './importar/Exportar.tsx'
import { importarPlace } from './importar/place.ts'
import { idOf, lugar, useVinculosPlace, versaoOf } from './place.ts'
import { RemoverDialog } from './RemoverDialog.tsx'
import { RemovidosDe } from './Removidos.tsx'
import { Selo } from './Selo.tsx'
import { curriculoWebTexts } from './texts.ts'
import { VersaoBar } from './VersaoBar.tsx'

function Excluir({
  visto: {
    curriculo: { id, nome, qtd_categorias, qtd_habilidades },
  },
  ...dialog
}: {
  visto: Visto
  open: boolean
  onClose: () => void
}) {
  const t = useTexts(curriculoWebTexts)
  const navigate = useNavigate()
  const remove = useSend(curriculoApi.remove, { reread: 'later' })
  return (
    <RemoverDialog
      {...dialog}
      title={t.excluirPergunta(nome)}
      label={t.excluir}
      said={() => t.excluido(nome)}
      remove={async () => {
        const answer = await remove.mutateAsync({ params: { id } })
        void navigate(lugar.lista)
        return answer
      }}
    >
      {t.excluirTexto(qtd_categorias, qtd_habilidades)}
    </RemoverDialog>
  )
}

function Actions({ visto }: { visto: Visto }) {
  const t = useTexts(curriculoWebTexts)
  const vinculos = useVinculosPlace()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'dados' | 'excluir' | null>(null)
  const { curriculo, cliente } = visto
  const { editar, excluir, vincular } = curriculo.permissoes
  const close = () => setOpen(null)
  return (
    <>
      {vincular && (
        <ButtonLink icon={IconLink} to={vinculos(curriculo.id)}>
          {t.vinculos}
        </ButtonLink>
      )}
      {editar && (
        <IconButton
          outlined
          icon={IconFileImport}
          label={t.importarPara}
          onClick={() => void navigate(importarPlace({ curriculo: curriculo.id }))}
        />
      )}
      <Exportar id={curriculo.id} cliente={cliente} />
      {editar && (
        <IconButton outlined icon={IconPencil} label={t.editarDados} onClick={() => setOpen('dados')} />
      )}
      {excluir && (
        <IconButton outlined icon={IconTrash} label={t.excluir} onClick={() => setOpen('excluir')} />
      )}
      <ButtonLink look="filled" icon={IconListTree} to={lugar.etapas(curriculo.id, cliente)}>
        {t.abrirCategorias}
      </ButtonLink>
      <Dialog open={open === 'dados'} onClose={close} title={t.editarDados}>
        <CurriculoForm
          curriculo={curriculo}
          onCancel={close}
          onDone={() => {
            notify.success(t.salvo)
            close()
          }}
        />
      </Dialog>
      <Excluir visto={visto} open={open === 'excluir'} onClose={close} />
    </>
  )
}

/** The categories at the top, each leading to its skills. */
function Categorias({ visto }: { visto: Visto }) {
  const t = useTexts(curriculoWebTexts)
  const tc = useTexts(categoriaTexts)
  const { curriculo, cliente, editar } = visto
  const { data, error, refetch } = useCall(curriculoApi.categorias, {
    params: { id: curriculo.id },
    query: versaoOf(cliente),
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={3} rowHeight={3.5} />
  const first = data.categorias.filter(({ pai }) => pai === null)
  if (first.length === 0)
    return (
      <CategoriasVazias editar={editar}>
        <ButtonLink to={lugar.etapas(curriculo.id, cliente)}>{t.abrirCategorias}</ButtonLink>
      </CategoriasVazias>
    )
  return (
    <ul className="cu-grade pilha c-17 v-4" aria-label={t.categorias}>
      {first.map(({ id, nome, sigla, cor, qtd_habilidades }) => (
        <li key={id}>
          <Link
            className="caixa larga elo-t pilha v-1 alta p-5 partir sem-risco"
            to={lugar.categoria(curriculo.id, id, cliente)}
          >
            <Selo cor={cor} sigla={sigla} />
            <b>{nome}</b>
            <span className="t-s fraca">{tc.habilidades(qtd_habilidades)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Visao({ visto }: { visto: Visto }) {
  const t = useTexts(curriculoWebTexts)
  const anos = useAnos()
  const { curriculo, cliente, editar } = visto
  const { nome, base, etapa, status, qtd_categorias, qtd_habilidades, clientes_vinculados } = curriculo
  const usam = clientes_vinculados.filter((one) => one.status).length
  return (
    <div className="pilha">
      <PageHeader
        title={nome}
        description={[t[etapa], anosInWords(curriculo.anos, anos, t.ate) || t.anosTodos].join(' · ')}
        crumbs={[{ label: t.curriculos, href: lugar.lista }, { label: nome }]}
        actions={<Actions visto={visto} />}
      />
      <span className="linha quebra v-3 j-1">
        <Tag tone={base === 'proprio' ? 'nada' : 'info'}>{t[base]}</Tag>
        {curriculo.cliente && <Tag tone="marca">{curriculo.cliente.nome}</Tag>}
        <span className="t-s">
          <Status state={status === 'ativo' ? 'right' : 'none'}>{t[status]}</Status>
        </span>
      </span>
      <VersaoBar visto={visto} />
      <StatRow>
        <StatCard value={qtd_categorias.toLocaleString('pt-BR')}>{t.nCategorias(qtd_categorias)}</StatCard>
        <StatCard value={qtd_habilidades.toLocaleString('pt-BR')}>{t.nHabilidades(qtd_habilidades)}</StatCard>
        {curriculo.cliente === null && <StatCard value={usam}>{t.nClientes(usam)}</StatCard>}
      </StatRow>
      <section className="pilha">
        <h2>{t.categorias}</h2>
        <Categorias visto={visto} />
      </section>
      {editar && <RemovidosDe curriculo={curriculo.id} cliente={cliente} />}
    </div>
  )
}

export function CurriculoPage() {
  const t = useTexts(curriculoWebTexts)
  const id = idOf(useParams().curriculo)
  if (id === undefined) return <NaoExiste title={t.naoExiste} to={lugar.lista} action={t.verCurriculos} />
  return <ComCurriculo id={id}>{(visto) => <Visao visto={visto} />}</ComCurriculo>
}
