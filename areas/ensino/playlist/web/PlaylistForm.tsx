/** Name, type, words and tags of a playlist, new or standing. */
import { useMemo, useState } from 'react'
import { ApiError, errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Radio } from '../../../../core/web/ui/Checkbox.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { TextArea, TextField } from '../../../../core/web/ui/TextField.tsx'
import { TagsField } from '../../catalogo/web/public.tsx'
import { playlistApi } from '../contract.ts'
import { MAX_TAGS, type Playlist, TIPOS_PLAYLIST, type TipoPlaylist } from '../shapes.ts'
import { playlistTexts } from '../texts.ts'
import { playlistWebTexts } from './texts.ts'

interface Props {
  /** Absent: a new one. */
  playlist?: Playlist
  onDone: (id: number) => void
  onCancel: () => void
}

interface Valores {
  nome: string
  tipo: TipoPlaylist
  descricao: string
  tags: readonly string[]
}

const EMPTY: Valores = { nome: '', tipo: 'PAD', descricao: '', tags: [] }

export function PlaylistForm({ playlist, onDone, onCancel }: Props) {
  const t = useTexts(playlistWebTexts)
  const ts = useTexts(playlistTexts)
  const language = useLanguage()
  const [start] = useState<Valores>(() => playlist ?? EMPTY)
  const [valores, setValores] = useState(start)
  const [lacks, setLacks] = useState<Readonly<Record<string, string>>>({})
  const create = useSend(playlistApi.create)
  const edit = useSend(playlistApi.edit)
  const error = create.error ?? edit.error
  const set = (part: Partial<Valores>) => setValores({ ...valores, ...part })
  const errors = useMemo(() => ({ ...fieldErrors(error), ...lacks }), [error, lacks])
  // The summary takes the focus whenever it is another list.
  const shown = useMemo(() => Object.entries(errors).map(([id, message]) => ({ id, message })), [errors])

  const submit = () => {
    if (valores.nome.trim() === '') return setLacks({ nome: ts.nome })
    setLacks({})
    const { nome, tipo, descricao } = valores
    const fields = { nome, tipo, descricao, tags: [...valores.tags] }
    const sent = playlist
      ? edit.mutateAsync({ body: { id: playlist.id, ...fields } })
      : create.mutateAsync({ body: fields })
    // What was refused stands beside its field, or above them all.
    sent.then((answer) => onDone(answer.playlist.id)).catch(() => {})
  }
  const dirty = JSON.stringify(valores) !== JSON.stringify(start)
  const failed = error && (!(error instanceof ApiError) || shown.length === 0)
  return (
    <FormSheet
      onSubmit={submit}
      errors={shown}
      failure={failed ? <Callout tone="erro">{errorSentence(error, language)}</Callout> : undefined}
      dirty={dirty && !create.isSuccess && !edit.isSuccess}
      busy={create.isPending || edit.isPending}
      submitLabel={playlist ? t.salvar : t.criar}
      secondary={<Button onClick={onCancel}>{t.cancelar}</Button>}
    >
      <TextField
        id="nome"
        label={t.nome}
        required
        maxLength={150}
        value={valores.nome}
        error={errors.nome ?? null}
        onChange={({ target }) => set({ nome: target.value })}
      />
      <fieldset className="campo pl-tipos">
        <legend className="rotulo">{t.tipo}</legend>
        {TIPOS_PLAYLIST.map((tipo) => (
          <Radio
            key={tipo}
            name="tipo"
            label={t[tipo]}
            help={t[`${tipo}Ajuda`]}
            checked={valores.tipo === tipo}
            onChange={() => set({ tipo })}
          />
        ))}
      </fieldset>
      <TextArea
        id="descricao"
        label={t.descricao}
        optional
        rows={3}
        maxLength={2000}
        value={valores.descricao}
        error={errors.descricao ?? null}
        onChange={({ target }) => set({ descricao: target.value })}
      />
      <TagsField id="tags" max={MAX_TAGS} value={valores.tags} onChange={(tags) => set({ tags })} />
    </FormSheet>
  )
}
