/** Name, type, words and tags of a playlist, new or standing. */
import { type Errors, useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
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
  const { valores, set, field, sheet } = useForm(playlist ? playlistApi.edit : playlistApi.create, {
    start: playlist ?? EMPTY,
    check: ({ nome }): Errors => (nome.trim() === '' ? { nome: ts.nome } : {}),
    input: ({ nome, tipo, descricao, tags }) => ({
      body: { ...(playlist && { id: playlist.id }), nome, tipo, descricao, tags: [...tags] },
    }),
    onDone: (answer) => onDone(answer.playlist.id),
  })
  return (
    <FormSheet
      {...sheet}
      submitLabel={playlist ? t.salvar : t.criar}
      secondary={<Button onClick={onCancel}>{t.cancelar}</Button>}
    >
      <TextField label={t.nome} required maxLength={150} {...field('nome')} />
      <fieldset className="campo v-3">
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
      <TextArea label={t.descricao} optional rows={3} maxLength={2000} {...field('descricao')} />
      <TagsField id="tags" max={MAX_TAGS} value={valores.tags} onChange={(tags) => set({ tags })} />
    </FormSheet>
  )
}
