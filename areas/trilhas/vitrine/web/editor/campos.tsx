/** Fields that several kinds of blocks have: words, buttons, a picture. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { TextArea, TextField } from '../../../../../core/web/ui/TextField.tsx'
import type { Midia } from '../../../../ensino/midia/shapes.ts'
import { MidiaField } from '../../../../ensino/midia/web/public.tsx'
import { useIsAbroad } from '../../../../escola/pessoa/web/public.tsx'
import { LIMITES, MAX_BOTOES } from '../../rules-limites.ts'
import type { ImagemMostrada } from '../../shapes.ts'
import type { Botao, Imagem } from '../../shapes-blocos.ts'
import { camposTexts } from './campos-texts.ts'
import { useCampos } from './contexto.ts'
import { ItensField } from './ItensField.tsx'

interface TextoProps {
  /** The path of the field within the block. */
  caminho: string
  label: string
  value: string
  max: number
  /** Lines; absent: one. */
  rows?: number
  optional?: boolean
  help?: string
  onChange: (value: string) => void
}

export function Campo({ caminho, value, max, rows, onChange, ...words }: TextoProps) {
  const { campo } = useCampos()
  const shared = { ...words, ...campo(caminho), value, maxLength: max }
  return rows === undefined ? (
    <TextField {...shared} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextArea {...shared} rows={rows} onChange={({ target }) => onChange(target.value)} />
  )
}

interface TituloProps {
  titulo: string
  optional?: boolean
  onChange: (part: { titulo: string }) => void
}

export function TituloField({ titulo, optional = false, onChange }: TituloProps) {
  const t = useTexts(camposTexts)
  return (
    <Campo
      caminho="titulo"
      label={t.titulo}
      value={titulo}
      max={LIMITES.titulo}
      optional={optional}
      onChange={(value) => onChange({ titulo: value })}
    />
  )
}

export function BotoesField({
  botoes,
  onChange,
}: {
  botoes: readonly Botao[]
  onChange: (botoes: Botao[]) => void
}) {
  const t = useTexts(camposTexts)
  const { campo } = useCampos()
  return (
    <div className="campo">
      <span className="rotulo">{t.botoes}</span>
      <ItensField
        itens={botoes}
        onChange={onChange}
        max={MAX_BOTOES}
        nameOf={t.botao}
        addLabel={t.maisBotao}
        novo={{ texto: '', destino: '' }}
        error={campo('botoes').error}
      >
        {({ texto, destino }, at, set) => (
          <>
            <Campo
              caminho={`botoes.${at}.texto`}
              label={t.rotulo}
              value={texto}
              max={LIMITES.rotulo}
              onChange={(value) => set({ texto: value })}
            />
            <Campo
              caminho={`botoes.${at}.destino`}
              label={t.destino}
              value={destino}
              max={LIMITES.destino}
              {...(at === 0 && { help: t.destinoAjuda })}
              onChange={(value) => set({ destino: value })}
            />
          </>
        )}
      </ItensField>
    </div>
  )
}

const mostrada = ({ id, largura, altura, endereco, variantes }: Midia): ImagemMostrada | null =>
  endereco === null ? null : { id, largura, altura, endereco, variantes }

interface ImagemProps {
  imagem: Imagem | undefined
  onChange: (imagem: Imagem | undefined) => void
}

export function ImagemField({ imagem, onChange }: ImagemProps) {
  const t = useTexts(camposTexts)
  const abroad = useIsAbroad()
  const { campo, onImagem } = useCampos()
  return (
    <>
      {abroad && <Callout>{t.imagemLonge}</Callout>}
      <MidiaField
        label={t.imagem}
        tipos={['imagem']}
        value={imagem?.midia}
        error={campo('imagem').error}
        disabled={abroad}
        onChange={(id, midia) => {
          const known = midia && mostrada(midia)
          if (known) onImagem(known)
          onChange(id === undefined ? undefined : { alt: '', ...imagem, midia: id })
        }}
      />
      {imagem && (
        <Campo
          caminho="imagem.alt"
          label={t.alt}
          help={t.altAjuda}
          value={imagem.alt}
          max={LIMITES.alt}
          rows={2}
          onChange={(alt) => onChange({ ...imagem, alt })}
        />
      )}
    </>
  )
}
