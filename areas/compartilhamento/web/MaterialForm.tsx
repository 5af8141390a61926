/** Sharing a link or files with a class, or changing the words and the last day of what was shared. */
import { useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayAt } from '../../../core/contract/time.ts'
import { say } from '../../../core/texts/texts.ts'
import { errorSentence } from '../../../core/web/client/failure.ts'
import { fieldErrors, useSend } from '../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../core/web/texts.ts'
import { Button } from '../../../core/web/ui/Button.tsx'
import { Callout } from '../../../core/web/ui/Callout.tsx'
import { FormSheet } from '../../../core/web/ui/FormSheet.tsx'
import { notify } from '../../../core/web/ui/notify.ts'
import { Segmented } from '../../../core/web/ui/Segmented.tsx'
import { TextArea, TextField } from '../../../core/web/ui/TextField.tsx'
import { type Compartilhamento, compartilhamentoApi } from '../contract.ts'
import { compartilhamentoTexts } from '../texts.ts'
import { ArquivosField } from './ArquivosField.tsx'
import { type Erros, errosOf, type Valores, valoresOf } from './material-form.ts'
import { compartilhamentoWebTexts } from './texts.ts'
import { REFRESHED } from './useMaterialActions.ts'

interface Props {
  turma: number
  /** Absent: a new one. */
  material?: Compartilhamento
  onDone: () => void
}

export function MaterialForm({ turma, material, onDone }: Props) {
  const t = useTexts(compartilhamentoWebTexts)
  const language = useLanguage()
  const id = useId()
  const [start] = useState(() => valoresOf(material))
  const [valores, setValores] = useState<Valores>(start)
  const [erros, setErros] = useState<Erros>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [sent, setSent] = useState<number>()
  const [saved, setSaved] = useState(false)
  const onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
    setSent(total > 0 ? loaded / total : undefined)
  const shareLink = useSend(compartilhamentoApi.shareLink, { refreshes: REFRESHED })
  const shareFiles = useSend(compartilhamentoApi.shareFiles, { refreshes: REFRESHED, onProgress })
  const edit = useSend(compartilhamentoApi.edit, { refreshes: REFRESHED })
  const busy = shareLink.isPending || shareFiles.isPending || edit.isPending
  const asFiles = !material && valores.tipo === 'arquivos'
  const set = (part: Partial<Valores>) => {
    setValores({ ...valores, ...part })
    setErros({})
  }

  // The same input again is the same write: a repeat after a lost answer shares nothing twice.
  const inputs = useMemo(() => {
    const { titulo, url, descricao, ate, arquivos } = valores
    const words = { descricao, ate }
    return {
      link: { params: { turma }, body: { titulo, url, ...words } },
      arquivos: { params: { turma }, body: words, arquivos },
      edit: { params: { id: material?.id ?? 0 }, body: { titulo, ...words } },
    }
  }, [valores, turma, material])

  const send = async (): Promise<string> => {
    if (material) {
      await edit.mutateAsync(inputs.edit)
      return t.salvo
    }
    const { ids } = await (asFiles
      ? shareFiles.mutateAsync(inputs.arquivos)
      : shareLink.mutateAsync(inputs.link))
    return t.compartilhados(ids.length)
  }
  /** The guard of unsaved changes must have let go before the screen leaves. */
  const leave = () => {
    flushSync(() => setSaved(true))
    onDone()
  }
  const submit = async () => {
    const found = errosOf(valores, { asFiles, material, now: new Date() })
    const sentences = say(compartilhamentoTexts, language)
    setFailure(null)
    setErros(Object.fromEntries(Object.entries(found).map(([campo, why]) => [campo, sentences[why]])))
    if (Object.keys(found).length > 0) return
    try {
      notify.success(await send())
      leave()
    } catch (problem) {
      const sentence = errorSentence(problem, language)
      setErros(fieldErrors(problem) as Erros)
      setFailure(material ? t.naoSalvou(sentence) : t.naoFoi(sentence))
    } finally {
      setSent(undefined)
    }
  }

  return (
    <section className="pilha" aria-labelledby={`${id}-t`}>
      <h2 id={`${id}-t`}>{material ? t.editarTitulo : t.compartilharTitulo}</h2>
      <FormSheet
        onSubmit={() => void submit()}
        errors={Object.entries(erros).map(([campo, message]) => ({ id: `${id}-${campo}`, message }))}
        failure={failure && <Callout tone="erro">{failure}</Callout>}
        dirty={!saved && JSON.stringify(toCompare(valores)) !== JSON.stringify(toCompare(start))}
        busy={busy}
        submitLabel={material ? t.salvar : t.compartilhar}
        secondary={
          <Button disabled={busy} onClick={leave}>
            {t.cancelar}
          </Button>
        }
      >
        {!material && (
          <div>
            <Segmented
              label={t.oQue}
              value={valores.tipo}
              choices={[
                { value: 'link', label: t.umLink },
                { value: 'arquivos', label: t.arquivos },
              ]}
              onChange={(tipo) => set({ tipo })}
            />
          </div>
        )}
        {asFiles ? (
          <ArquivosField
            id={`${id}-arquivos`}
            files={valores.arquivos}
            onChange={(arquivos) => set({ arquivos })}
            error={erros.arquivos}
            sent={sent}
            busy={busy}
          />
        ) : (
          !material && (
            <TextField
              id={`${id}-url`}
              type="url"
              inputMode="url"
              autoComplete="off"
              label={t.endereco}
              placeholder="https://"
              maxLength={2000}
              value={valores.url}
              error={erros.url}
              onChange={({ target }) => set({ url: target.value })}
            />
          )
        )}
        {!asFiles && (
          <TextField
            id={`${id}-titulo`}
            label={t.titulo}
            help={t.tituloAjuda}
            maxLength={200}
            value={valores.titulo}
            error={erros.titulo}
            onChange={({ target }) => set({ titulo: target.value })}
          />
        )}
        <TextArea
          id={`${id}-descricao`}
          label={t.palavras}
          optional
          rows={2}
          maxLength={1000}
          value={valores.descricao}
          onChange={({ target }) => set({ descricao: target.value })}
        />
        <TextField
          id={`${id}-ate`}
          type="date"
          label={t.mostrarAte}
          help={t.mostrarAteAjuda}
          optional
          min={dayAt(new Date())}
          value={valores.ate}
          error={erros.ate}
          onChange={({ target }) => set({ ate: target.value })}
        />
      </FormSheet>
    </section>
  )
}

const toCompare = ({ arquivos, ...rest }: Valores) => [rest, arquivos.length]
