/** What is told of a question: where it stands, what it is about, whose it is. */

import { readNumber, writeNumber } from '../../../../../core/contract/number.ts'
import { useCall } from '../../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Card } from '../../../../../core/web/ui/Card.tsx'
import { SelectField } from '../../../../../core/web/ui/SelectField.tsx'
import { Switch } from '../../../../../core/web/ui/Switch.tsx'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import { TagsField } from '../../../../ensino/catalogo/web/public.tsx'
import { questaoApi } from '../../contract.ts'
import { BLOOM, IDIOMAS, type Idioma, LICENCAS, type Licenca, MAX_TAGS } from '../../shapes.ts'
import { DadosFields } from '../DadosFields.tsx'
import { bloomTexts, idiomaTexts, licencaTexts } from '../texts.ts'
import { type Ponto, Pontos } from './pontos.tsx'
import type { Fatos } from './store.ts'
import { editarTexts } from './texts.ts'

interface Props {
  fatos: Fatos
  onChange: (part: Partial<Fatos>) => void
  /** It stands in a bank by now: it moves to no other. */
  emBanco: boolean
  pontos: readonly Ponto[]
}

/** Three numbers or none: what is not yet a number stays in its field. */
function Tri({ value, onChange }: { value: Fatos['tri']; onChange: (tri: Fatos['tri']) => void }) {
  const t = useTexts(editarTexts)
  const language = useLanguage()
  const limits = { a: [0, 10], b: [-10, 10], c: [0, 1] } as const
  const labels = { a: t.triA, b: t.triB, c: t.triC }
  return (
    <fieldset className="pilha v-3">
      <legend className="rotulo">{t.tri}</legend>
      <div className="grade f-8 v-6">
        {(['a', 'b', 'c'] as const).map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            inputMode="decimal"
            defaultValue={value ? writeNumber(value[name], language) : ''}
            onBlur={({ target }) => {
              const fields = [...(target.closest('fieldset')?.querySelectorAll('input') ?? [])]
              const [a, b, c] = fields.map((field) => readNumber(field.value, language))
              if (a === undefined && b === undefined && c === undefined) return onChange(null)
              const within = (n: number | undefined, [least, most]: readonly [number, number]) =>
                n !== undefined && n >= least && n <= most
              if (a === undefined || b === undefined || c === undefined) return undefined
              return within(a, limits.a) && within(b, limits.b) && within(c, limits.c)
                ? onChange({ a, b, c })
                : undefined
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}

export function Dados({ fatos, onChange, emBanco, pontos }: Props) {
  const t = useTexts(editarTexts)
  const bloom = useTexts(bloomTexts)
  const licencas = useTexts(licencaTexts)
  const idiomas = useTexts(idiomaTexts)
  const redes = useCall(questaoApi.destinos).data?.redes ?? []
  return (
    <Card title={t.dados}>
      <div className="pilha">
        <SelectField
          label={t.banco}
          placeholder={t.soMeu}
          disabled={emBanco}
          value={fatos.rede_id === null ? '' : String(fatos.rede_id)}
          options={redes.map(({ id, nome }) => ({ value: String(id), label: nome }))}
          onChange={({ target }) => onChange({ rede_id: Number(target.value) || null })}
        />
        <DadosFields
          dados={fatos}
          onChange={({ habilidades, ...dados }) => onChange({ ...dados, habilidades: [...habilidades] })}
        />
        <Pontos pontos={pontos} />
        <SelectField
          label={t.bloom}
          placeholder={t.naoInformada}
          value={fatos.bloom === null ? '' : String(fatos.bloom)}
          options={BLOOM.map((name, at) => ({ value: String(at + 1), label: bloom[name] }))}
          onChange={({ target }) => onChange({ bloom: Number(target.value) || null })}
        />
        <TagsField value={fatos.tags} max={MAX_TAGS} onChange={(tags) => onChange({ tags: [...tags] })} />
        <div className="grade f-14 v-6">
          <TextField
            label={t.fonte}
            maxLength={300}
            value={fatos.fonte}
            onChange={({ target }) => onChange({ fonte: target.value })}
          />
          <TextField
            label={t.autoria}
            maxLength={300}
            value={fatos.autoria}
            onChange={({ target }) => onChange({ autoria: target.value })}
          />
          <SelectField
            label={t.licenca}
            placeholder={t.naoInformada}
            value={fatos.licenca ?? ''}
            options={LICENCAS.map((value) => ({ value, label: licencas[value] }))}
            onChange={({ target }) => onChange({ licenca: (target.value as Licenca) || null })}
          />
          <SelectField
            label={t.idioma}
            value={fatos.idioma}
            options={IDIOMAS.map((value) => ({ value, label: idiomas[value] }))}
            onChange={({ target }) => onChange({ idioma: target.value as Idioma })}
          />
        </div>
        <Tri value={fatos.tri} onChange={(tri) => onChange({ tri })} />
        {fatos.rede_id !== null && (
          <Switch
            label={t.repassar}
            checked={fatos.repassar}
            onChange={(repassar) => onChange({ repassar })}
          />
        )}
      </div>
    </Card>
  )
}
