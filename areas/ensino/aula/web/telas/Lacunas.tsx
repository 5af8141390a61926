/** A text with gaps: the selection becomes one with a button. */
import IconGap from '@tabler/icons-react/dist/esm/icons/IconBracketsContain.mjs'
import { useRef } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Switch } from '../../../../../core/web/ui/Switch.tsx'
import { TextArea } from '../../../../../core/web/ui/TextField.tsx'
import { creditoDigitado } from '../../rules-pontuar-credito.ts'
import { lacunasOf } from '../../rules-publicar-lacunas.ts'
import { Enunciado } from './Enunciado.tsx'
import { Experimentar } from './Experimentar.tsx'
import type { FormProps } from './form.ts'
import { Linhas } from './Linha.tsx'
import { Opcao } from './Opcao.tsx'
import { Lista, Percentual, Pontuacao } from './Pontuacao.tsx'
import { formTexts } from './texts.ts'
import { DAS_LACUNAS } from './valores.ts'

export function LacunasForm({ conteudo, onChange }: FormProps<'lacunas'>) {
  const t = useTexts(formTexts)
  const field = useRef<HTMLTextAreaElement>(null)
  const gaps = lacunasOf(conteudo.texto).aceitas
  const aceitas = gaps.flat()
  const { pontuacao, ...rest } = conteudo
  const pesos = gaps.map((_, at) => conteudo.pesos?.[at] ?? 1 / gaps.length)
  const mark = () => {
    const area = field.current
    if (!area) return
    const { selectionStart: from, selectionEnd: to, value } = area
    const texto = `${value.slice(0, from)}{{${value.slice(from, to)}}}${value.slice(to)}`
    onChange({ ...conteudo, texto })
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(from + 2, to + 2)
    })
  }
  return (
    <>
      <Enunciado conteudo={conteudo} onChange={onChange} />
      <TextArea
        ref={field}
        label={t.lacunasTexto}
        help={t.lacunasAjuda}
        rows={5}
        maxLength={5_000}
        value={conteudo.texto}
        onChange={({ target }) => onChange({ ...conteudo, texto: target.value })}
      />
      <div>
        <Button size="small" icon={IconGap} onClick={mark}>
          {t.marcarLacuna}
        </Button>
      </div>
      <Opcao
        label={t.modo}
        value={conteudo.modo}
        choices={[
          { value: 'digitar', label: t.digitar },
          { value: 'arrastar', label: t.arrastar },
        ]}
        onChange={(modo) => onChange({ ...conteudo, modo })}
      />
      {conteudo.modo === 'digitar' && (
        <>
          <Switch
            label={t.deslize}
            checked={conteudo.quase ?? false}
            onChange={(quase) => onChange({ ...conteudo, quase })}
          />
          <p className="t-s">{t.deslizeAjuda}</p>
          <Experimentar
            aceitas={aceitas}
            julgar={(escrita) =>
              creditoDigitado(escrita, { aceitas, quase: conteudo.quase, parciais: conteudo.parciais })
            }
          />
        </>
      )}
      {conteudo.modo === 'arrastar' && (
        <Linhas
          label={t.distratores}
          value={conteudo.distratores}
          max={10}
          maxLength={100}
          onChange={(distratores) => onChange({ ...conteudo, distratores })}
        />
      )}
      <Pontuacao
        value={pontuacao}
        pesos
        inteira
        onChange={(next) =>
          onChange({ ...rest, ...(next === 'pesos' && { pesos }), ...(next && { pontuacao: next }) })
        }
      />
      {pontuacao === 'pesos' && (
        <>
          <div className="ed-tres pilha cima v-4 f-10">
            {pesos.map((peso, at) => (
              <Percentual
                // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place
                key={at}
                label={t.lacunaVale(at + 1)}
                fracao={peso}
                onChange={(fracao) => onChange({ ...conteudo, pesos: pesos.with(at, fracao) })}
              />
            ))}
          </div>
          <Lista
            label={t.parciais}
            help={t.lacunasParciaisAjuda}
            value={conteudo.parciais ?? []}
            max={50}
            lista={DAS_LACUNAS}
            onChange={(parciais) => onChange({ ...conteudo, parciais })}
          />
        </>
      )}
    </>
  )
}
