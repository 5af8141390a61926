/** The third step: what would be done, the lines to be corrected, and the button that records. */
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { useSend } from '../../../../core/web/data.ts'
import { FileReading } from '../../../../core/web/FileReading.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { SaveStatus } from '../../../../core/web/ui/SaveStatus.tsx'
import { TableSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { DescartarButton } from '../../../acesso/trabalho/web/public-importar.tsx'
import { type Lote, loteApi } from '../contract.ts'
import { camposTold } from '../rules-origem.ts'
import type { Situacao } from '../shapes.ts'
import { Contagem } from './Contagem.tsx'
import { Freio } from './Freio.tsx'
import { FAMILIA, Grade } from './Grade.tsx'
import { ModoFields, type Modos } from './ModoFields.tsx'
import { lotePlace } from './place.ts'
import { telaTexts } from './texts.ts'
import { useDownload } from './useDownload.ts'
import { useLinhas } from './useLinhas.ts'

const peopleIn = ({ contagem: { criar, atualizar, mover, desligar } }: Lote): number =>
  criar + atualizar + mover + desligar

function ModoDialog({ lote, onClose }: { lote: Lote; onClose: () => void }) {
  const t = useTexts(telaTexts)
  const { modo, existentes, sobre_editados, parcial } = lote
  const [value, setValue] = useState<Modos>({ modo, existentes, sobre_editados })
  const send = useSend(loteApi.setOpcoes, { onSuccess: onClose })
  return (
    <>
      <ModoFields value={value} onChange={setValue} />
      {send.error && <Callout tone="erro">{send.error.message}</Callout>}
      <footer>
        <Button
          look="filled"
          busy={send.isPending}
          onClick={() => send.mutate({ params: { id: lote.id }, body: { ...value, parcial } })}
        >
          {t.aplicar}
        </Button>
      </footer>
    </>
  )
}

/** The confirmation names how many; in mirror mode it asks to write how many leave. */
function Gravar({ lote, blocked }: { lote: Lote; blocked: boolean }) {
  const t = useTexts(telaTexts)
  const [open, setOpen] = useState(false)
  const pessoas = peopleIn(lote)
  const ausentes = lote.espelho?.ausentes ?? 0
  const confirm = useSend(loteApi.confirm)
  const confirmName = ausentes > 0 ? `desligar ${ausentes}` : undefined
  return (
    <>
      <Button look="filled" disabled={blocked || pessoas + ausentes === 0} onClick={() => setOpen(true)}>
        {t.gravar(pessoas)}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          const body = { pessoas, ...(confirmName && { confirmacao: confirmName }) }
          return confirm
            .mutateAsync({ params: { id: lote.id }, body })
            .then(() => setOpen(false))
            .catch(() => {})
        }}
        title={t.gravarTitulo(pessoas)}
        confirmLabel={t.gravar(pessoas)}
        {...(confirmName ? { confirmName } : { harmless: true })}
      >
        {t.gravarTexto} {ausentes > 0 && t.gravarAusentes(ausentes)}
        {confirm.error && <Callout tone="erro">{confirm.error.message}</Callout>}
      </ConfirmDialog>
    </>
  )
}

interface Props {
  lote: Lote
  /** The way back. */
  back: ReactNode
}

export function Conferencia({ lote, back }: Props) {
  const t = useTexts(telaTexts)
  const { slug = '' } = useParams()
  const [situacao, setSituacao] = useState<Situacao>(() => (lote.contagem.erro > 0 ? 'erro' : 'criar'))
  const [choosing, setChoosing] = useState(false)
  const { linhas, failed, saving, hasMore, more, save } = useLinhas(lote.id, situacao)
  const download = useDownload(lote.id)
  const setOpcoes = useSend(loteApi.setOpcoes)
  const [parcial, setParcial] = useState(lote.parcial)
  const { erro } = lote.contagem
  const siblings = (linhas ?? []).flatMap(({ numero, situacao: is, faltas }) =>
    is === 'erro' && faltas.some(({ codigo }) => FAMILIA.has(codigo)) ? numero : [],
  )
  /** An address becomes the guardian's, which can be taken back. */
  const share = async (numeros: readonly number[]) => {
    const corrections = (familia: boolean) => numeros.map((numero) => ({ numero, familia }))
    const touched = await save(corrections(true))
    if (touched > 0) notify.success(t.daFamiliaFeito(touched), { run: () => void save(corrections(false)) })
  }
  const isEspelho = lote.modo === 'espelho'
  const blocked = erro > 0 && (isEspelho || !lote.parcial)
  const words = {
    criar: t.criar,
    atualizar: t.atualizarN,
    mover: t.mover,
    desligar: t.desligar,
    ignorar: t.ignorar,
    erro: t.erro,
  }
  const { modo, existentes, sobre_editados } = lote
  return (
    <>
      <Contagem lote={lote} chosen={situacao} onChoose={setSituacao} />
      <p className="linha quebra t-s fraca mt-4 mb-4">
        {t[modo]} · {t[existentes]}
        <Button size="small" onClick={() => setChoosing(true)}>
          {t.mudarModo}
        </Button>
      </p>
      <FileReading calls={loteApi} file={lote} />
      <Freio lote={lote} onMode={() => setChoosing(true)} />
      <Dialog open={choosing} onClose={() => setChoosing(false)} title={t.modoTitulo}>
        <ModoDialog lote={lote} onClose={() => setChoosing(false)} />
      </Dialog>
      {failed && <Callout tone="erro">{failed}</Callout>}
      {!linhas && !failed && <TableSkeleton />}
      {linhas?.length === 0 && (
        <EmptyState title={situacao === 'erro' ? t.nenhumErro : t.nenhumaLinha}>
          {situacao === 'erro' && t.nenhumErroTexto}
        </EmptyState>
      )}
      {siblings.length > 1 && (
        <Callout
          actions={
            <Button size="small" onClick={() => void share(siblings)}>
              {t.daFamiliaTodos(siblings.length)}
            </Button>
          }
        >
          {t.irmaos}
        </Callout>
      )}
      {linhas && linhas.length > 0 && (
        <Grade
          label={t.tabela(words[situacao])}
          colunas={camposTold(lote.colunas)}
          linhas={linhas}
          onSave={(correction) => void (correction.familia ? share([correction.numero]) : save([correction]))}
        />
      )}
      {hasMore && (
        <p className="lote-mais-bt mt-4 mb-4">
          <Button onClick={() => void more()}>{t.maisLinhas}</Button>
        </p>
      )}
      {erro > 0 && !isEspelho && (
        <Checkbox
          label={t.parcial(erro)}
          checked={parcial}
          error={setOpcoes.error?.message ?? null}
          disabled={setOpcoes.isPending}
          onChange={({ target: { checked } }) => {
            setParcial(checked)
            const body = { modo, existentes, sobre_editados, parcial: checked }
            setOpcoes.mutate({ params: { id: lote.id }, body }, { onError: () => setParcial(!checked) })
          }}
        />
      )}
      <div className="acoes sobre-folha lote-acoes gruda z-2 pb-4 pi-z">
        <SaveStatus state={saving === 'idle' && lote.corrigidas > 0 ? 'saved' : saving}>
          {saving === 'idle' || saving === 'saved' ? t.correcoes(lote.corrigidas) : undefined}
        </SaveStatus>
        {back}
        {erro > 0 && (
          <Button icon={IconDownload} busy={download.busy} onClick={() => download.run('erro')}>
            {t.baixarErros(erro)}
          </Button>
        )}
        <Gravar lote={lote} blocked={blocked} />
      </div>
      {download.error && <Callout tone="erro">{download.error}</Callout>}
      <p className="linha quebra t-s fraca">
        <span>
          {blocked && `${isEspelho ? t.porqueEspelho : t.porqueErros} `}
          {t.depoisDesfazer}
        </span>
        <span className="vao">
          <DescartarButton remove={loteApi.remove} id={lote.id} to={lotePlace(slug)} words={t} />
        </span>
      </p>
    </>
  )
}
