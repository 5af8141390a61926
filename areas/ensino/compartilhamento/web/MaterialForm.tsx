/** Sharing a link, files, a lesson or a playlist with a class, or changing the words and the last day of what was shared. */
import { useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayAt } from '../../../../core/contract/time.ts'
import { say } from '../../../../core/texts/texts.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { TextArea, TextField } from '../../../../core/web/ui/TextField.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { type Compartilhamento, compartilhamentoApi } from '../contract.ts'
import { compartilhamentoTexts } from '../texts.ts'
import { ArquivosField } from './ArquivosField.tsx'
import { AulaField, PlaylistField } from './ConteudoField.tsx'
import { type Erros, errosOf, type Tipo, type Valores, valoresOf } from './material-form.ts'
import { compartilhamentoWebTexts } from './texts.ts'

const AS_LESSONS = ['aula', 'playlist'] as const

interface Props {
  turma: TurmaHeader
  /** Absent: a new one. */
  material?: Compartilhamento
  onDone: () => void
}

export function MaterialForm({ turma: { id: turma, recursos }, material, onDone }: Props) {
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
  const shareLink = useSend(compartilhamentoApi.shareLink)
  const shareFiles = useSend(compartilhamentoApi.shareFiles, { onProgress })
  const shareAula = useSend(compartilhamentoApi.shareAula)
  const sharePlaylist = useSend(compartilhamentoApi.sharePlaylist)
  const edit = useSend(compartilhamentoApi.edit)
  const busy = [shareLink, shareFiles, shareAula, sharePlaylist, edit].some(({ isPending }) => isPending)
  const tipo: Tipo | null = material ? null : valores.tipo
  const set = (part: Partial<Valores>) => {
    setValores({ ...valores, ...part })
    setErros({})
  }

  // The same input again is the same write: a repeat after a lost answer shares nothing twice.
  const inputs = useMemo(() => {
    const { titulo, url, descricao, ate, arquivos, aula, playlist } = valores
    const words = { descricao, ate }
    return {
      link: { params: { turma }, body: { titulo, url, ...words } },
      arquivos: { params: { turma }, body: words, arquivos },
      aula: { params: { turma }, body: { aula: aula?.id ?? 0, ...words } },
      playlist: { params: { turma }, body: { playlist: playlist?.id ?? 0, ...words } },
      edit: { params: { id: material?.id ?? 0 }, body: { titulo, ...words } },
    }
  }, [valores, turma, material])

  const share = {
    link: () => shareLink.mutateAsync(inputs.link),
    arquivos: () => shareFiles.mutateAsync(inputs.arquivos),
    aula: () => shareAula.mutateAsync(inputs.aula),
    playlist: () => sharePlaylist.mutateAsync(inputs.playlist),
  }
  const send = async (): Promise<string> => {
    if (tipo) return t.compartilhados((await share[tipo]()).ids.length)
    await edit.mutateAsync(inputs.edit)
    return t.salvo
  }
  /** The guard of unsaved changes must have let go before the screen leaves. */
  const leave = () => {
    flushSync(() => setSaved(true))
    onDone()
  }
  const submit = async () => {
    const found = errosOf(valores, { material, now: new Date() })
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
        {tipo && (
          <div>
            <Segmented
              label={t.oQue}
              value={valores.tipo}
              choices={[
                { value: 'link', label: t.umLink },
                { value: 'arquivos', label: t.arquivos },
                ...(recursos.includes('aulas')
                  ? AS_LESSONS.map((value) => ({ value, label: t[value] }))
                  : []),
              ]}
              onChange={(tipo) => set({ tipo })}
            />
          </div>
        )}
        {tipo === 'arquivos' && (
          <ArquivosField
            id={`${id}-arquivos`}
            files={valores.arquivos}
            onChange={(arquivos) => set({ arquivos })}
            error={erros.arquivos}
            sent={sent}
            busy={busy}
          />
        )}
        {tipo === 'aula' && (
          <AulaField
            id={`${id}-aula`}
            value={valores.aula}
            onChange={(aula) => set({ aula })}
            error={erros.aula}
          />
        )}
        {tipo === 'playlist' && (
          <PlaylistField
            id={`${id}-playlist`}
            value={valores.playlist}
            onChange={(playlist) => set({ playlist })}
            error={erros.playlist}
          />
        )}
        {tipo === 'link' && (
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
        )}
        {(material || tipo === 'link') && (
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

/** Looking at another kind of thing loses nothing. */
const toCompare = ({ arquivos, tipo: _, ...rest }: Valores) => [rest, arquivos.length]
