/** Questions answered by a number or by a few words. */
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Switch } from '../../../../../core/web/ui/Switch.tsx'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import { medidaDigitada } from '../../rules-digitada.ts'
import { creditoDigitado, fracaoDoNumero } from '../../rules-pontuar-credito.ts'
import { medidaOf } from '../../rules-publicar-credito.ts'
import { Enunciado } from './Enunciado.tsx'
import { Experimentar } from './Experimentar.tsx'
import type { FormProps } from './form.ts'
import { Linhas, Numero } from './Linha.tsx'
import { Lista, Percentual } from './Pontuacao.tsx'
import { formTexts } from './texts.ts'
import { OUTRAS, PARCIAIS, UNIDADES } from './valores.ts'

export function NumericaForm({ conteudo, onChange }: FormProps<'numerica'>) {
  const t = useTexts(formTexts)
  const language = useLanguage()
  const { valor, unidade } = conteudo
  return (
    <>
      <Enunciado conteudo={conteudo} onChange={onChange} />
      <div className="ed-tres pilha cima v-4 f-10">
        <Numero
          label={t.valor}
          value={conteudo.valor}
          onChange={(valor) => onChange({ ...conteudo, valor })}
        />
        <Numero
          label={t.tolerancia}
          value={conteudo.tolerancia}
          min={0}
          onChange={(tolerancia) => onChange({ ...conteudo, tolerancia: tolerancia ?? 0 })}
        />
        <TextField
          label={t.unidade}
          help={t.unidadeAjuda}
          value={conteudo.unidade}
          maxLength={30}
          onChange={({ target }) => onChange({ ...conteudo, unidade: target.value })}
        />
      </div>
      {unidade.trim() !== '' && <Unidades conteudo={conteudo} onChange={onChange} />}
      <Switch
        label={t.creditoParcial}
        checked={conteudo.outras !== undefined}
        onChange={(on) => {
          const { outras: _, ...rest } = conteudo
          onChange(on ? { ...rest, outras: [] } : rest)
        }}
      />
      {conteudo.outras && (
        <Lista
          label={t.parciais}
          help={t.outrasAjuda}
          value={conteudo.outras}
          max={20}
          lista={OUTRAS}
          onChange={(outras) => onChange({ ...conteudo, outras })}
        />
      )}
      {valor !== undefined && (
        <Experimentar
          julgar={(escrita) => {
            const units = [unidade, ...(conteudo.unidades ?? []).map(({ nome }) => nome)]
            const given = medidaDigitada(
              escrita,
              { unidades: units, qualquer: conteudo.sem_unidade !== undefined },
              language,
            )
            return given && { fracao: fracaoDoNumero({ valor, ...medidaOf(conteudo) }, given), quase: false }
          }}
        />
      )}
    </>
  )
}

/** The units beside its own, and what it costs to leave them out. */
function Unidades({ conteudo, onChange }: FormProps<'numerica'>) {
  const t = useTexts(formTexts)
  const { sem_unidade, ...rest } = conteudo
  return (
    <>
      <Lista
        label={t.unidades}
        help={t.unidadesAjuda}
        value={conteudo.unidades ?? []}
        max={10}
        lista={UNIDADES}
        onChange={(unidades) => onChange({ ...conteudo, unidades })}
      />
      <Switch
        label={t.pedeUnidade}
        checked={sem_unidade !== undefined}
        onChange={(on) => onChange(on ? { ...rest, sem_unidade: { desconto: 0.1, de: 'resposta' } } : rest)}
      />
      {sem_unidade && (
        <Percentual
          label={t.semUnidade}
          fracao={sem_unidade.desconto}
          onChange={(desconto) => onChange({ ...conteudo, sem_unidade: { ...sem_unidade, desconto } })}
        />
      )}
    </>
  )
}

export function RespostaCurtaForm({ conteudo, onChange }: FormProps<'resposta_curta'>) {
  const t = useTexts(formTexts)
  return (
    <>
      <Enunciado conteudo={conteudo} onChange={onChange} />
      <Linhas
        label={t.aceitas}
        help={t.aceitasAjuda}
        value={conteudo.aceitas}
        max={20}
        maxLength={200}
        onChange={(aceitas) => onChange({ ...conteudo, aceitas })}
      />
      <Switch
        label={t.maiusculas}
        checked={conteudo.maiusculas}
        onChange={(maiusculas) => onChange({ ...conteudo, maiusculas })}
      />
      <Switch
        label={t.deslize}
        checked={conteudo.quase ?? false}
        onChange={(quase) => onChange({ ...conteudo, quase })}
      />
      <p className="t-s">{t.deslizeAjuda}</p>
      <Switch
        label={t.curingas}
        checked={conteudo.curingas ?? false}
        onChange={(curingas) => onChange({ ...conteudo, curingas })}
      />
      <p className="t-s">{t.curingasAjuda}</p>
      <Switch
        label={t.creditoParcial}
        checked={conteudo.parciais !== undefined}
        onChange={(on) => {
          const { parciais: _, ...rest } = conteudo
          onChange(on ? { ...rest, parciais: [] } : rest)
        }}
      />
      {conteudo.parciais && (
        <Lista
          label={t.parciais}
          help={t.parciaisAjuda}
          value={conteudo.parciais}
          max={20}
          lista={PARCIAIS}
          onChange={(parciais) => onChange({ ...conteudo, parciais })}
        />
      )}
      <Experimentar
        aceitas={conteudo.curingas ? [] : conteudo.aceitas}
        julgar={(escrita) => creditoDigitado(escrita, conteudo)}
      />
    </>
  )
}
