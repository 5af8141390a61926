/** Open answers that a teacher marks: written, spoken, sent, drawn. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { Enunciado } from './Enunciado.tsx'
import type { FormProps } from './form.ts'
import { ImagemField } from './ImagemField.tsx'
import { Numero } from './Linha.tsx'
import { RubricaField } from './RubricaField.tsx'
import { formTexts } from './texts.ts'

export function DissertativaForm({ conteudo, onChange }: FormProps<'dissertativa'>) {
  const t = useTexts(formTexts)
  return (
    <>
      <Enunciado conteudo={conteudo} onChange={onChange} />
      <div className="ed-tres pilha cima v-4 f-10">
        <Numero
          label={t.minimo}
          value={conteudo.minimo}
          min={0}
          max={5_000}
          onChange={(minimo) => onChange({ ...conteudo, minimo: Math.trunc(minimo ?? 0) })}
        />
        <Numero
          label={t.maximo}
          value={conteudo.maximo}
          min={1}
          max={20_000}
          onChange={(maximo) => maximo && onChange({ ...conteudo, maximo: Math.trunc(maximo) })}
        />
      </div>
      <RubricaField rubrica={conteudo.rubrica} onChange={(rubrica) => onChange({ ...conteudo, rubrica })} />
    </>
  )
}

export function GravacaoForm({ conteudo, onChange }: FormProps<'gravacao'>) {
  const t = useTexts(formTexts)
  return (
    <>
      <Enunciado conteudo={conteudo} onChange={onChange} />
      <Numero
        label={t.duracao}
        value={conteudo.segundos}
        min={5}
        max={600}
        onChange={(segundos) => segundos && onChange({ ...conteudo, segundos: Math.trunc(segundos) })}
      />
      <RubricaField rubrica={conteudo.rubrica} onChange={(rubrica) => onChange({ ...conteudo, rubrica })} />
    </>
  )
}

export function EnvioArquivoForm({ conteudo, onChange }: FormProps<'envio_arquivo'>) {
  const t = useTexts(formTexts)
  return (
    <>
      <Enunciado conteudo={conteudo} onChange={onChange} />
      <Numero
        label={t.arquivos}
        value={conteudo.arquivos}
        min={1}
        max={5}
        onChange={(arquivos) => arquivos && onChange({ ...conteudo, arquivos: Math.trunc(arquivos) })}
      />
      <RubricaField rubrica={conteudo.rubrica} onChange={(rubrica) => onChange({ ...conteudo, rubrica })} />
    </>
  )
}

export function DesenhoForm({ conteudo, onChange }: FormProps<'desenho'>) {
  const t = useTexts(formTexts)
  return (
    <>
      <Enunciado conteudo={conteudo} onChange={onChange} />
      <ImagemField
        label={t.fundo}
        imagem={conteudo.fundo}
        onChange={(fundo) => onChange({ ...conteudo, fundo })}
      />
      <RubricaField rubrica={conteudo.rubrica} onChange={(rubrica) => onChange({ ...conteudo, rubrica })} />
    </>
  )
}
