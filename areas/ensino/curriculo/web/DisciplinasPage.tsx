/** `/logado/informacoes/pedagogico/disciplinas`: the disciplines of the tenant, in order, in use and out of it. */
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { AREAS_DO_SABER } from '../../catalogo/contract.ts'
import { type DisciplinaGerida, gestaoApi } from '../../catalogo/contract-gestao.ts'
import { GeridaList } from './GeridaList.tsx'
import { GeridaPage } from './GeridaPage.tsx'
import { listaTexts } from './lista-texts.ts'
import { NomeField } from './NomeField.tsx'

function Form({ onClose }: { onClose: () => void }) {
  const t = useTexts(listaTexts)
  const { valores, set, errorOf, field, sheet } = useForm(gestaoApi.createDisciplina, {
    start: { nome: '', sigla: '', area: 'outras' as (typeof AREAS_DO_SABER)[number] },
    check: ({ nome, sigla }): Record<string, string> => ({
      ...(nome.trim() === '' && { nome: t.nomeFalta }),
      ...(sigla.trim() === '' && { sigla: t.siglaFalta }),
    }),
    input: (body) => ({ body }),
    onDone: onClose,
  })
  return (
    <FormSheet {...sheet} submitLabel={t.criar} secondary={<Button onClick={onClose}>{t.cancelar}</Button>}>
      <NomeField
        label={t.nome}
        max={80}
        value={valores.nome}
        error={errorOf('nome')}
        onChange={(nome) => set({ nome })}
      />
      <TextField label={t.sigla} required maxLength={10} {...field('sigla')} />
      <SelectField
        id="area"
        label={t.area}
        options={AREAS_DO_SABER.map((value) => ({ value, label: t[value] }))}
        value={valores.area}
        error={errorOf('area')}
        onChange={({ target }) =>
          set({ area: AREAS_DO_SABER.find((one) => one === target.value) ?? 'outras' })
        }
      />
    </FormSheet>
  )
}

export function DisciplinasPage() {
  const t = useTexts(listaTexts)
  const read = useCall(gestaoApi.gestaoDisciplinas)
  const edit = useSend(gestaoApi.editDisciplina)
  const order = useSend(gestaoApi.orderDisciplinas)
  const facts = ({ sigla, area, qtd_aulas, qtd_categorias }: DisciplinaGerida) =>
    [
      sigla,
      t[area],
      qtd_aulas > 0 && t.emAulas(qtd_aulas),
      qtd_categorias > 0 && t.emCategorias(qtd_categorias),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <GeridaPage
      title={t.disciplinas}
      description={t.disciplinasTexto}
      read={read}
      novo={t.novaDisciplina}
      makes
      form={(close) => <Form onClose={close} />}
    >
      {(data) => (
        <GeridaList
          label={t.disciplinas}
          rows={data.disciplinas}
          mudar={data.permissoes.mudar}
          facts={facts}
          onOrder={(disciplinas) => order.mutateAsync({ body: { disciplinas } })}
          onRename={(id, nome) => edit.mutateAsync({ params: { id }, body: { nome } })}
          onUse={(id, ativa) => edit.mutateAsync({ params: { id }, body: { ativa } })}
        />
      )}
    </GeridaPage>
  )
}
