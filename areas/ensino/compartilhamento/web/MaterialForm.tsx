/** Sharing a link, files, a lesson or a playlist with a class, or changing the words and the last day of what was shared. */
import { useId, useState } from 'react'
import { dayAt } from '../../../../core/contract/time.ts'
import { say } from '../../../../core/texts/texts.ts'
import { useSend } from '../../../../core/web/data.ts'
import { type Same, useSheet } from '../../../../core/web/sheet.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { MomentField } from '../../../../core/web/ui/MomentField.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { TextArea, TextField } from '../../../../core/web/ui/TextField.tsx'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { type Compartilhamento, compartilhamentoApi } from '../contract.ts'
import { compartilhamentoTexts } from '../texts.ts'
import { ArquivosField } from './ArquivosField.tsx'
import { AulaField, PlaylistField } from './ConteudoField.tsx'
import { errosOf, type Tipo, type Valores, valoresOf } from './material-form.ts'
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
  /** Of a new one; looking at another kind of thing loses nothing. */
  const [kind, setKind] = useState<Tipo>('link')
  const tipo = material ? null : kind
  const [sent, setSent] = useState<number>()
  const onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
    setSent(total > 0 ? loaded / total : undefined)
  const shareLink = useSend(compartilhamentoApi.shareLink)
  const shareFiles = useSend(compartilhamentoApi.shareFiles, { onProgress })
  const shareAula = useSend(compartilhamentoApi.shareAula)
  const sharePlaylist = useSend(compartilhamentoApi.sharePlaylist)
  const edit = useSend(compartilhamentoApi.edit)

  const share = async ({ titulo, url, arquivos, aula, playlist, ...words }: Valores, same: Same) => {
    const params = { turma }
    if (kind === 'link') return shareLink.mutateAsync(same({ params, body: { titulo, url, ...words } }))
    if (kind === 'arquivos') return shareFiles.mutateAsync(same({ params, body: words, arquivos }))
    if (kind === 'aula')
      return shareAula.mutateAsync(same({ params, body: { aula: aula?.id ?? 0, ...words } }))
    return sharePlaylist.mutateAsync(same({ params, body: { playlist: playlist?.id ?? 0, ...words } }))
  }
  const save = async ({ id }: Compartilhamento, { titulo, descricao, ate }: Valores, same: Same) => {
    await edit.mutateAsync(same({ params: { id }, body: { titulo, descricao, ate } }))
    return t.salvo
  }
  const { valores, set, field, errorOf, forget, leave, sheet } = useSheet<Valores>({
    start: valoresOf(material),
    id,
    check: (written) => {
      const sentences = say(compartilhamentoTexts, language)
      const found = Object.entries(errosOf(written, { tipo: kind, material, now: new Date() }))
      return Object.fromEntries(found.map(([campo, why]) => [campo, sentences[why]]))
    },
    told: material ? t.naoSalvou : t.naoFoi,
    send: async (written, same) => {
      try {
        const said = material
          ? await save(material, written, same)
          : t.compartilhados((await share(written, same)).ids.length)
        notify.success(said)
        onDone()
      } finally {
        setSent(undefined)
      }
    },
  })
  const { busy } = sheet

  return (
    <section className="pilha" aria-labelledby={`${id}-t`}>
      <h2 id={`${id}-t`}>{material ? t.editarTitulo : t.compartilharTitulo}</h2>
      <FormSheet
        {...sheet}
        submitLabel={material ? t.salvar : t.compartilhar}
        secondary={
          <Button disabled={busy} onClick={() => leave(onDone)}>
            {t.cancelar}
          </Button>
        }
      >
        {tipo && (
          <div>
            <Segmented
              label={t.oQue}
              value={tipo}
              choices={[
                { value: 'link', label: t.umLink },
                { value: 'arquivos', label: t.arquivos },
                ...(recursos.includes('aulas')
                  ? AS_LESSONS.map((value) => ({ value, label: t[value] }))
                  : []),
              ]}
              onChange={(next) => {
                setKind(next)
                forget()
              }}
            />
          </div>
        )}
        {tipo === 'arquivos' && (
          <ArquivosField
            id={`${id}-arquivos`}
            files={valores.arquivos}
            onChange={(arquivos) => set({ arquivos })}
            error={errorOf('arquivos') ?? undefined}
            sent={sent}
            busy={busy}
          />
        )}
        {tipo === 'aula' && (
          <AulaField
            id={`${id}-aula`}
            value={valores.aula}
            onChange={(aula) => set({ aula })}
            error={errorOf('aula') ?? undefined}
          />
        )}
        {tipo === 'playlist' && (
          <PlaylistField
            id={`${id}-playlist`}
            value={valores.playlist}
            onChange={(playlist) => set({ playlist })}
            error={errorOf('playlist') ?? undefined}
          />
        )}
        {tipo === 'link' && (
          <TextField
            type="url"
            inputMode="url"
            autoComplete="off"
            label={t.endereco}
            placeholder="https://"
            maxLength={2000}
            {...field('url')}
          />
        )}
        {material?.minhas === false && <Callout>{t.palavrasDe(material.autor)}</Callout>}
        {(material?.minhas || tipo === 'link') && (
          <TextField label={t.titulo} help={t.tituloAjuda} maxLength={200} {...field('titulo')} />
        )}
        {(!material || material.minhas) && (
          <TextArea label={t.palavras} optional rows={2} maxLength={1000} {...field('descricao')} />
        )}
        <MomentField
          hora={false}
          label={t.mostrarAte}
          help={t.mostrarAteAjuda}
          optional
          min={dayAt(new Date())}
          {...field('ate')}
        />
      </FormSheet>
    </section>
  )
}
