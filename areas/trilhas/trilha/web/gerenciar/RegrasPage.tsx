/** `/logado/gerenciar/trilhas/regras`: one's own rules, then those of the platform (section 4, order of rules). */
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useId, useState } from 'react'
import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../../core/web/data.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { ConfirmDialog } from '../../../../../core/web/ui/ConfirmDialog.tsx'
import { Dialog } from '../../../../../core/web/ui/Dialog.tsx'
import { ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../../core/web/ui/PageHeader.tsx'
import { ListSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import '../../../../../core/web/ui/rows.css'
import { trilhaRegraApi } from '../../contract-regra.ts'
import { EIXO, HABILIDADE, labelsOf } from '../../rules.ts'
import type { RegraListada } from '../../shapes.ts'
import { RegraForm } from './RegraForm.tsx'
import { regraTexts } from './regra-texts.ts'

/** What is open: a form, for a new one or for a rule, or the question before one goes. */
type Aberta = { o: 'nova' } | { o: 'editar' | 'excluir'; regra: RegraListada } | null

function Regra({ regra, open }: { regra: RegraListada; open: (aberta: Aberta) => void }) {
  const t = useTexts(regraTexts)
  const [eixo] = labelsOf(regra.nomeEixo, EIXO)
  const [habilidade] = labelsOf(regra.nomeHabilidade, HABILIDADE)
  const facts = [
    `${eixo}, ${habilidade}`,
    regra.niveis.join(', '),
    regra.livre ? t.livre : t.abre(regra.minimo_nivel),
    t.certifica(regra.minimo_certificado),
    t.tentativas(regra.tentativas),
    regra.dominio_regride && t.regride,
    regra.trilhas > 0 ? t.uso(regra.trilhas) : t.semUso,
  ].filter(Boolean)
  return (
    <li className="cartao fileira">
      <div>
        <h3>{regra.nome}</h3>
        <p className="fraca t-s">{facts.join(' · ')}</p>
      </div>
      {regra.permissoes.editar && (
        <div className="linha">
          <IconButton
            icon={IconPencil}
            label={t.editar(regra.nome)}
            onClick={() => open({ o: 'editar', regra })}
          />
          <IconButton
            icon={IconTrash}
            label={t.excluir(regra.nome)}
            onClick={() => open({ o: 'excluir', regra })}
          />
        </div>
      )}
    </li>
  )
}

interface ListaProps {
  title: string
  text: string
  nothing: string
  regras: readonly RegraListada[]
  open: (aberta: Aberta) => void
}

function Lista({ title, text, nothing, regras, open }: ListaProps) {
  const id = useId()
  return (
    <section className="pilha" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="fraca">{regras.length > 0 ? text : nothing}</p>
      </div>
      {regras.length > 0 && (
        <ul className="fileiras">
          {regras.map((regra) => (
            <Regra key={regra.id} regra={regra} open={open} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Excluir({ regra, onClose }: { regra: RegraListada; onClose: () => void }) {
  const t = useTexts(regraTexts)
  const language = useLanguage()
  const remove = useSend(trilhaRegraApi.removeRegra)
  if (regra.trilhas > 0)
    return (
      <Dialog open onClose={onClose} title={t.excluirPergunta(regra.nome)}>
        <Callout tone="aviso">{t.emUso(regra.trilhas)}</Callout>
      </Dialog>
    )
  const confirm = async () => {
    try {
      await remove.mutateAsync({ params: { id: regra.id ?? 0 } })
      notify.success(t.excluida(regra.nome))
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={t.excluirPergunta(regra.nome)}
      confirmLabel={t.excluirRegra}
    >
      {t.excluirTexto}
    </ConfirmDialog>
  )
}

export function Screen() {
  const t = useTexts(regraTexts)
  const [aberta, setAberta] = useState<Aberta>(null)
  const { data, error, refetch } = useCall(trilhaRegraApi.listRegras)
  const close = () => setAberta(null)
  const form = aberta?.o === 'nova' || aberta?.o === 'editar'
  return (
    <>
      <PageHeader
        title={t.regras}
        description={t.descricao}
        crumbs={[{ label: t.trilhas, href: href('/logado/gerenciar/trilhas') }, { label: t.regras }]}
        actions={
          data?.permissoes.criar && (
            <Button look="filled" icon={IconPlus} onClick={() => setAberta({ o: 'nova' })}>
              {t.nova}
            </Button>
          )
        }
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={4} rowHeight={5} />
      ) : (
        <div className="pilha">
          <Lista
            title={t.minhas}
            text={t.minhasTexto}
            nothing={t.nenhumaMinha}
            regras={data.lista_regras_usuario}
            open={setAberta}
          />
          <Lista
            title={t.padrao}
            text={t.padraoTexto}
            nothing={t.nenhumaPadrao}
            regras={data.lista_regras_default}
            open={setAberta}
          />
        </div>
      )}
      <Dialog
        open={form}
        onClose={close}
        wide
        title={aberta?.o === 'editar' ? t.editar(aberta.regra.nome) : t.nova}
      >
        {form && (
          <RegraForm
            {...(aberta.o === 'editar' && { regra: aberta.regra })}
            criarPadrao={data?.permissoes.criar_padrao ?? false}
            onDone={close}
            onCancel={close}
          />
        )}
      </Dialog>
      {aberta?.o === 'excluir' && <Excluir regra={aberta.regra} onClose={close} />}
    </>
  )
}
