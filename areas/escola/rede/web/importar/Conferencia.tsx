/** The third step: what the list would make, line by line, and the button that records. */
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs'
import IconEqual from '@tabler/icons-react/dist/esm/icons/IconEqual.mjs'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlayerSkipForward from '@tabler/icons-react/dist/esm/icons/IconPlayerSkipForward.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useSend } from '../../../../../core/web/data.ts'
import { FileReading } from '../../../../../core/web/FileReading.tsx'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { Checkbox } from '../../../../../core/web/ui/Checkbox.tsx'
import { CountTabs } from '../../../../../core/web/ui/CountTabs.tsx'
import { useUrlFilters } from '../../../../../core/web/ui/filters.ts'
import { SelectField } from '../../../../../core/web/ui/SelectField.tsx'
import { GravarFoot } from '../../../../acesso/trabalho/web/public-importar.tsx'
import { type ImportacaoDeEscolas, importarApi } from '../../contract-importar.ts'
import { openOf } from '../../rules-importar.ts'
import { type Decisao, EXISTENTES, SITUACOES, type Situacao } from '../../shapes-importar.ts'
import { importarTexts } from '../../texts-importar.ts'
import { Baixar } from './Baixar.tsx'
import { Descartar } from './Descartar.tsx'
import { Linhas } from './Linhas.tsx'
import { telaTexts } from './texts.ts'

const ICONS = {
  criar: IconPlus,
  atualizar: IconPencil,
  igual: IconEqual,
  duvida: IconHelpCircle,
  ignorar: IconPlayerSkipForward,
  erro: IconAlertCircle,
}

/** Names that a line of text holds well. */
const NAMED = 8

/** Networks that the list names and that are not there, and whether they are made. */
function Superiores({ importacao: { id, rede, superiores, criar_superiores } }: Props) {
  const t = useTexts(telaTexts)
  const send = useSend(importarApi.setImportacao)
  if (superiores.length === 0) return null
  const rest = superiores.length - NAMED
  const names = [...superiores.slice(0, NAMED), ...(rest > 0 ? [t.eMais(rest)] : [])].join(', ')
  return (
    <Callout>
      <p>{t.superioresNaoHa(superiores.length, names)}</p>
      <Checkbox
        label={t.criarSuperiores(rede.nome)}
        help={t.superioresAjuda(rede.nome)}
        checked={criar_superiores}
        disabled={send.isPending}
        error={send.error?.message ?? null}
        onChange={({ target }) => send.mutate({ params: { id }, body: { criar_superiores: target.checked } })}
      />
    </Callout>
  )
}

/** What of the list goes to schools that are there already, where it says something else. */
function Existentes({ importacao: { id, diferentes, existentes } }: Props) {
  const t = useTexts(telaTexts)
  const send = useSend(importarApi.setImportacao)
  if (diferentes === 0) return null
  return (
    <SelectField
      label={t.existentes}
      help={t.diferentes(diferentes)}
      value={existentes}
      disabled={send.isPending}
      error={send.error?.message ?? null}
      options={EXISTENTES.map((value) => ({ value, label: t[value] }))}
      onChange={({ target }) => {
        const chosen = EXISTENTES.find((one) => one === target.value)
        if (chosen) send.mutate({ params: { id }, body: { existentes: chosen } })
      }}
    />
  )
}

/** One answer to all doubts. */
function Todas({ id }: { id: number }) {
  const t = useTexts(telaTexts)
  const save = useSend(importarApi.saveLinhas)
  const answer = (duvidas: Decisao) => save.mutate({ params: { id }, body: { linhas: [], duvidas } })
  return (
    <>
      <div className="linha quebra">
        <Button size="small" disabled={save.isPending} onClick={() => answer('nova')}>
          {t.todasNovas}
        </Button>
        <Button size="small" disabled={save.isPending} onClick={() => answer('mesma')}>
          {t.todasMesmas}
        </Button>
      </div>
      {save.error && <Callout tone="erro">{save.error.message}</Callout>}
    </>
  )
}

interface Props {
  importacao: ImportacaoDeEscolas
}

export function Conferencia({ importacao, onColunas }: Props & { onColunas: () => void }) {
  const t = useTexts(telaTexts)
  const problems = useTexts(importarTexts)
  const { get, set } = useUrlFilters()
  const { id, cabecalho, colunas, contagem } = importacao
  const open = openOf(contagem)
  const asked = SITUACOES.find((one) => one === get('situacao'))
  const first = (['erro', 'duvida', ...SITUACOES] as const).find((one) => contagem[one] > 0)
  const situacao: Situacao = asked ?? first ?? 'criar'
  const confirm = useSend(importarApi.confirmImportacao)
  const { criar, atualizar } = contagem
  const linhas = criar + atualizar
  const label =
    atualizar === 0
      ? t.gravar(criar)
      : criar === 0
        ? t.atualizarSo(atualizar)
        : t.gravarTudo(criar, atualizar)
  return (
    <>
      <CountTabs
        label={t.resultado}
        chosen={situacao}
        onChoose={(value) => set('situacao', value)}
        counts={SITUACOES.map((value) => ({
          value,
          count: contagem[value],
          label: t[value],
          icon: ICONS[value],
          wrong: value === 'erro',
        }))}
      />
      <FileReading calls={importarApi} file={importacao} />
      <p className="linha quebra t-s fraca">
        <span>{t.lidas(colunas.filter((campo) => campo !== null).length, cabecalho.length)}</span>
        <Button size="small" icon={IconColumns} onClick={onColunas}>
          {t.mudarColunas}
        </Button>
      </p>
      <Superiores importacao={importacao} />
      <Existentes importacao={importacao} />
      {situacao === 'duvida' && contagem.duvida > 1 && <Todas id={id} />}
      <Linhas key={situacao} importacao={importacao} situacao={situacao} />
      <GravarFoot
        calls={importarApi}
        importacao={importacao}
        erros={open}
        linhas={linhas}
        confirm={{ ...confirm, mutate: () => confirm.mutate({ params: { id }, body: { escolas: linhas } }) }}
        label={label}
        error={confirm.error?.message}
        words={t}
        problems={problems}
      >
        <Descartar importacao={importacao} />
        <Baixar id={id} />
      </GravarFoot>
    </>
  )
}
