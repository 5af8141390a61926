/** The rehearsal: what the file would make, item by item, where it shall stand, and the button that records. */
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconEqual from '@tabler/icons-react/dist/esm/icons/IconEqual.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlayerSkipForward from '@tabler/icons-react/dist/esm/icons/IconPlayerSkipForward.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { CountTabs } from '../../../../core/web/ui/CountTabs.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { TrabalhoProgress } from '../../../acesso/trabalho/web/public.tsx'
import { DescartarButton } from '../../../acesso/trabalho/web/public-importar.tsx'
import { questaoApi } from '../../questao/contract.ts'
import { intercambioApi } from '../contract.ts'
import { EXISTENTES, type Importacao, SITUACOES, VISTAS, type Vista } from '../shapes.ts'
import { intercambioTexts, mudancaTexts } from '../texts.ts'
import { Itens } from './Itens.tsx'
import { importarPlace } from './place.ts'
import { telaTexts } from './texts.ts'

const ICONS = {
  nova: IconPlus,
  mudada: IconPencil,
  existe: IconRefresh,
  igual: IconEqual,
  fora: IconPlayerSkipForward,
  parecida: IconCopy,
}

interface Props {
  importacao: Importacao
}

/** In whose bank the questions shall stand. */
function Lugar({ importacao: { id, rede } }: Props) {
  const t = useTexts(telaTexts)
  const { data } = useCall(questaoApi.destinos)
  const send = useSend(intercambioApi.setImportacao)
  const redes = data?.redes ?? []
  if (redes.length === 0) return null
  return (
    <SelectField
      className="w-30"
      label={t.lugar}
      value={rede ? String(rede.id) : ''}
      disabled={send.isPending}
      error={send.error?.message ?? null}
      options={[
        { value: '', label: t.soMinhas },
        ...redes.map(({ id: value, nome }) => ({ value: String(value), label: nome })),
      ]}
      onChange={({ target }) =>
        send.mutate({ params: { id }, body: { rede_id: target.value === '' ? null : Number(target.value) } })
      }
    />
  )
}

/** What is done with questions that were brought in before and say something else now. */
function Existentes({ importacao: { id, existentes, contagem } }: Props) {
  const t = useTexts(telaTexts)
  const send = useSend(intercambioApi.setImportacao)
  if (contagem.existe === 0) return null
  return (
    <SelectField
      className="w-30"
      label={t.existentes(contagem.existe)}
      help={t[`${existentes}Ajuda`]}
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

function Avisos({ importacao: { avisos } }: Props) {
  const words = useTexts(mudancaTexts)
  if (avisos.length === 0) return null
  return (
    <Callout>
      {avisos.map(({ codigo, detalhe }) => (
        <p key={`${codigo} ${detalhe}`}>{words[codigo](detalhe)}</p>
      ))}
    </Callout>
  )
}

export function Conferencia({ importacao }: Props) {
  const t = useTexts(telaTexts)
  const { nadaAGravar } = useTexts(intercambioTexts)
  const { get, set } = useUrlFilters()
  const { id, contagem, escreve, parecidas, comparando } = importacao
  const { refetch } = useCall(intercambioApi.findImportacao, { params: { id } })
  const counts = { ...contagem, parecida: parecidas }
  const first = (['fora', 'existe', ...SITUACOES] as const).find((one) => contagem[one] > 0)
  const situacao: Vista = VISTAS.find((one) => one === get('situacao')) ?? first ?? 'nova'
  const confirm = useSend(intercambioApi.confirmImportacao)
  const questoes = escreve.criadas + escreve.mudadas
  return (
    <>
      <CountTabs
        label={t.resultado}
        chosen={situacao}
        onChoose={(value) => set('situacao', value)}
        counts={VISTAS.filter((value) => value !== 'parecida' || parecidas > 0 || value === situacao).map(
          (value) => ({
            value,
            count: counts[value],
            label: t[value](counts[value]),
            icon: ICONS[value],
            wrong: value === 'fora',
          }),
        )}
      />
      <Avisos importacao={importacao} />
      {comparando !== null && (
        <TrabalhoProgress key={comparando} id={comparando} title={t.comparando} onEnd={() => void refetch()}>
          {null}
        </TrabalhoProgress>
      )}
      <Existentes importacao={importacao} />
      <Itens key={situacao} importacao={importacao} situacao={situacao} />
      <Lugar importacao={importacao} />
      {questoes === 0 && <Callout>{nadaAGravar}</Callout>}
      {confirm.error && <Callout tone="erro">{confirm.error.message}</Callout>}
      <div className="acoes">
        <DescartarButton remove={intercambioApi.removeImportacao} id={id} to={importarPlace()} words={t} />
        <Button
          look="filled"
          disabled={questoes === 0}
          busy={confirm.isPending}
          onClick={() => confirm.mutate({ params: { id }, body: { questoes } })}
        >
          {t.gravar(questoes)}
        </Button>
      </div>
      <p className="fraca t-s">{t.depoisDesfazer}</p>
    </>
  )
}
