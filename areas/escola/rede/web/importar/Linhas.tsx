/** The lines of one kind, 30 a page: what would be done with each, and how it is settled. */
import { useState } from 'react'
import { useSend } from '../../../../../core/web/data.ts'
import { useForm } from '../../../../../core/web/form.tsx'
import { useList } from '../../../../../core/web/list.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../../core/web/ui/EmptyState.tsx'
import { FormDialog } from '../../../../../core/web/ui/FormDialog.tsx'
import { ListTable } from '../../../../../core/web/ui/ListTable.tsx'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import { type ImportacaoDeEscolas, importarApi, type LinhaDeEscola } from '../../contract-importar.ts'
import { CAMPOS, type Campo, type Decisao, MAX_CELULA, type Situacao } from '../../shapes-importar.ts'
import { campoTexts } from '../../texts-importar.ts'
import { useOnError } from '../arranjo.ts'
import { telaTexts } from './texts.ts'

/** What happened to a line, in words. */
function useSaid() {
  const t = useTexts(telaTexts)
  const names = useTexts(campoTexts)
  return ({ faltas, diferencas, descartada }: LinhaDeEscola): string => {
    if (descartada) return t.descartada
    const differs = diferencas.map(({ campo, antes, depois, muda }) =>
      t[muda ? 'muda' : 'fica'](names[campo], antes ?? t.vazio, depois),
    )
    return [...faltas.map(({ texto }) => texto), ...differs].join(' ') || t.nova
  }
}

interface SettleProps {
  linha: LinhaDeEscola
  busy: boolean
  onSave: (change: { decisao?: Decisao | null; descartar?: boolean }) => void
  onCorrect: () => void
}

/** What a person may do with a line. */
function Settle({ linha, busy, onSave, onCorrect }: SettleProps) {
  const t = useTexts(telaTexts)
  const { numero, situacao, descartada, pode_decidir, faltas } = linha
  const stopped = faltas.some(({ codigo }) => codigo === 'fora_de_atividade')
  const act = (label: string, onClick: () => void) => (
    <Button
      size="small"
      look="soft"
      disabled={busy}
      aria-label={`${label}: ${t.linha} ${numero}`}
      onClick={onClick}
    >
      {label}
    </Button>
  )
  if (descartada) return act(t.trazer, () => onSave({ descartar: false }))
  return (
    <span className="linha quebra">
      {pode_decidir && act(stopped ? t.criarMesmo : t.ehNova, () => onSave({ decisao: 'nova' }))}
      {situacao === 'duvida' && act(t.ehMesma, () => onSave({ decisao: 'mesma' }))}
      {act(t.corrigir, onCorrect)}
      {situacao !== 'igual' && situacao !== 'ignorar' && act(t.tirar, () => onSave({ descartar: true }))}
    </span>
  )
}

interface CorrectProps {
  id: number
  campos: readonly Campo[]
  linha: LinhaDeEscola
  onClose: () => void
}

function Correct({ id, campos, linha, onClose }: CorrectProps) {
  const t = useTexts(telaTexts)
  const names = useTexts(campoTexts)
  const { numero } = linha
  const start = Object.fromEntries(campos.map((campo) => [campo, linha.valores[campo] ?? '']))
  const { valores, set, sheet } = useForm(importarApi.saveLinhas, {
    start: { valores: start },
    input: ({ valores }) => ({ params: { id }, body: { linhas: [{ numero, valores }] } }),
    onDone: onClose,
  })
  return (
    <FormDialog {...sheet} title={t.corrigirLinha(numero)} submitLabel={t.salvar} onClose={onClose}>
      {campos.map((campo) => (
        <TextField
          key={campo}
          label={names[campo]}
          optional={campo !== 'nome'}
          maxLength={MAX_CELULA}
          autoComplete="off"
          value={valores.valores[campo] ?? ''}
          error={linha.faltas.find((falta) => falta.campo === campo)?.texto ?? null}
          onChange={({ target }) => set({ valores: { ...valores.valores, [campo]: target.value } })}
        />
      ))}
    </FormDialog>
  )
}

interface Props {
  importacao: ImportacaoDeEscolas
  situacao: Situacao
}

export function Linhas({ importacao: { id, colunas }, situacao }: Props) {
  const t = useTexts(telaTexts)
  const said = useSaid()
  const onError = useOnError()
  const list = useList(importarApi.listLinhas, { params: { id }, query: { situacao } })
  const save = useSend(importarApi.saveLinhas)
  const [asked, setAsked] = useState<LinhaDeEscola | null>(null)
  const campos = CAMPOS.filter((campo) => campo === 'nome' || campo === 'inep' || colunas.includes(campo))
  return (
    <>
      <ListTable
        list={list}
        label={t.tabela(t[situacao])}
        rows={list.data?.linhas.map((linha) => ({ ...linha, id: linha.numero }))}
        chooseColumns={false}
        empty={<EmptyState title={t.nenhumaLinha} />}
        columns={[
          { id: 'escola', header: t.escola, sortable: false, value: ({ valores }) => valores.nome || '—' },
          { id: 'linha', header: t.linha, sortable: false, align: 'end', value: ({ numero }) => numero },
          { id: 'inep', header: t.inep, sortable: false, value: ({ valores }) => valores.inep || '—' },
          {
            id: 'lugar',
            header: t.lugar,
            sortable: false,
            value: ({ valores: { endereco, municipio, uf } }) =>
              [endereco, municipio, uf].filter(Boolean).join(', ') || '—',
          },
          { id: 'houve', header: t.oQueHouve, sortable: false, value: said },
          {
            id: 'acoes',
            header: t.acoes,
            sortable: false,
            value: () => '',
            cell: (linha) => (
              <Settle
                linha={linha}
                busy={save.isPending}
                onCorrect={() => setAsked(linha)}
                onSave={(change) => {
                  const body = { linhas: [{ numero: linha.numero, ...change }] }
                  save.mutate({ params: { id }, body }, { onError })
                }}
              />
            ),
          },
        ]}
      />
      {asked && (
        <Correct key={asked.numero} id={id} campos={campos} linha={asked} onClose={() => setAsked(null)} />
      )}
    </>
  )
}
