/** `/logado/informacoes/pedagogico/anos-escolares`: the stages of schooling, each with its years in order. */
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { type AnoGerido, type EnsinoGerido, gestaoApi } from '../../catalogo/contract-gestao.ts'
import { GeridaList } from './GeridaList.tsx'
import { GeridaPage } from './GeridaPage.tsx'
import { listaTexts } from './lista-texts.ts'
import { NomeField } from './NomeField.tsx'

function Form({ ensinos, onClose }: { ensinos: readonly EnsinoGerido[]; onClose: () => void }) {
  const t = useTexts(listaTexts)
  const { valores, set, errorOf, field, sheet } = useForm(gestaoApi.createAno, {
    start: { nome: '', codigo: '', ensino_id: ensinos[0]?.id ?? 0 },
    check: ({ nome }): Record<string, string> => (nome.trim() === '' ? { nome: t.nomeFalta } : {}),
    input: ({ codigo, ...dados }) => ({
      body: { ...dados, ...(codigo.trim() !== '' && { codigo: codigo.trim() }) },
    }),
    onDone: onClose,
  })
  return (
    <FormSheet {...sheet} submitLabel={t.criar} secondary={<Button onClick={onClose}>{t.cancelar}</Button>}>
      <SelectField
        id="ensino_id"
        label={t.etapa}
        options={ensinos.map(({ id, nome }) => ({ value: String(id), label: nome }))}
        value={String(valores.ensino_id)}
        error={errorOf('ensino_id')}
        onChange={({ target }) => set({ ensino_id: Number(target.value) })}
      />
      <NomeField
        label={t.nome}
        max={80}
        value={valores.nome}
        error={errorOf('nome')}
        onChange={(nome) => set({ nome })}
      />
      <TextField label={t.codigo} help={t.codigoAjuda} optional maxLength={20} {...field('codigo')} />
    </FormSheet>
  )
}

function Ensino({ ensino: { id, nome, anos }, mudar }: { ensino: EnsinoGerido; mudar: boolean }) {
  const t = useTexts(listaTexts)
  const edit = useSend(gestaoApi.editAno)
  const order = useSend(gestaoApi.orderAnos)
  const facts = ({ codigo, qtd_aulas, qtd_curriculos }: AnoGerido) =>
    [codigo, qtd_aulas > 0 && t.emAulas(qtd_aulas), qtd_curriculos > 0 && t.emCurriculos(qtd_curriculos)]
      .filter(Boolean)
      .join(' · ')
  return (
    <section className="pilha" aria-labelledby={`ensino-${id}`}>
      <h2 id={`ensino-${id}`}>{nome}</h2>
      <GeridaList
        label={nome}
        rows={anos}
        mudar={mudar}
        facts={facts}
        onOrder={(ids) => order.mutateAsync({ body: { ensino_id: id, anos: ids } })}
        onRename={(ano, next) => edit.mutateAsync({ params: { id: ano }, body: { nome: next } })}
        onUse={(ano, ativa) => edit.mutateAsync({ params: { id: ano }, body: { ativa } })}
      />
    </section>
  )
}

export function AnosPage() {
  const t = useTexts(listaTexts)
  const read = useCall(gestaoApi.gestaoAnos)
  const ensinos = read.data?.ensinos ?? []
  return (
    <GeridaPage
      title={t.anos}
      description={t.anosTexto}
      read={read}
      novo={t.novoAno}
      makes={ensinos.length > 0}
      form={(close) => <Form ensinos={ensinos} onClose={close} />}
    >
      {({ permissoes }) =>
        ensinos.length === 0 ? (
          <EmptyState title={t.nenhuma}>{t.nenhumaLer}</EmptyState>
        ) : (
          ensinos.map((ensino) => <Ensino key={ensino.id} ensino={ensino} mudar={permissoes.mudar} />)
        )
      }
    </GeridaPage>
  )
}
