/** Into which curriculum an import goes; of a new one, what it is called and is of. */
import { Link } from 'react-router'
import { useForm } from '../../../../../core/web/form.tsx'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../../core/web/ui/Card.tsx'
import { Form } from '../../../../../core/web/ui/Form.tsx'
import { SelectField } from '../../../../../core/web/ui/SelectField.tsx'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import { BASES, ETAPAS } from '../../../catalogo/contract.ts'
import { type Importacao, importarApi } from '../../contract-importar.ts'
import { lugar } from '../place.ts'
import { curriculoWebTexts } from '../texts.ts'
import { telaTexts } from './texts.ts'

function Novo({ importacao }: { importacao: Importacao }) {
  const t = useTexts(telaTexts)
  const tc = useTexts(curriculoWebTexts)
  const { id, curriculo } = importacao
  const { valores, set, field, sheet } = useForm(importarApi.setImportacao, {
    start: { nome: importacao.nome, etapa: importacao.etapa, base: importacao.base },
    id: 'destino',
    input: ({ nome, ...of }) => ({ params: { id }, body: { nome: nome.trim(), ...of } }),
  })
  const optionsOf = <V extends string>(values: readonly V[], words: Readonly<Record<V, string>>) =>
    values.map((value) => ({ value, label: words[value] }))
  return (
    <Form {...sheet}>
      <div className="pilha cima f-14 v-5 j-4 mt-4">
        <TextField label={t.nome} help={t.nomeAjuda} maxLength={120} {...field('nome')} />
        <SelectField
          label={tc.etapa}
          options={optionsOf(ETAPAS, tc)}
          value={valores.etapa}
          disabled={curriculo !== null}
          onChange={(event) => set({ etapa: event.target.value as typeof valores.etapa })}
        />
        <SelectField
          label={tc.base}
          options={optionsOf(BASES, tc)}
          value={valores.base}
          disabled={curriculo !== null}
          onChange={(event) => set({ base: event.target.value as typeof valores.base })}
        />
        {sheet.dirty && (
          <Button type="submit" busy={sheet.busy} disabled={valores.nome.trim() === ''}>
            {t.aplicar}
          </Button>
        )}
      </div>
    </Form>
  )
}

export function Destino({ importacao }: { importacao: Importacao }) {
  const t = useTexts(telaTexts)
  const { curriculo, escolhido, cliente } = importacao
  return (
    <Card>
      <p className="fraca">
        {t.destino}{' '}
        {curriculo ? <Link to={lugar.um(curriculo.id)}>{curriculo.nome}</Link> : <b>{t.novoCurriculo}</b>}
        {cliente && ` · ${cliente.nome}`}
      </p>
      {/* What was applied is what the fields begin with again. */}
      {!escolhido && (
        <Novo
          key={`${importacao.nome} ${importacao.etapa} ${importacao.base} ${curriculo?.id}`}
          importacao={importacao}
        />
      )}
    </Card>
  )
}
