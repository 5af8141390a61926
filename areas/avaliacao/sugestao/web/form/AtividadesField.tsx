/** The activities of a suggestion in their order: written here, chosen among those that stand nowhere, moved, taken out. */
import { arrayMove } from '@dnd-kit/sortable'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useCall } from '../../../../../core/web/data.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../../core/web/ui/Dialog.tsx'
import { FieldError } from '../../../../../core/web/ui/Field.tsx'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { Sortable, SortableRow } from '../../../../../core/web/ui/Sortable.tsx'
import { sugestaoApi } from '../../contract.ts'
import { type Atividade, MAX_ATIVIDADES } from '../../shapes.ts'
import { AtividadeFatos } from '../AtividadeFatos.tsx'
import { atividadeTexts } from '../texts.ts'
import { Achados } from './Achados.tsx'
import { AtividadeDialog } from './AtividadeDialog.tsx'

const SOLTAS = { pagina: 1, linhas: 50, soltas: true } as const

interface Props {
  value: readonly Atividade[]
  error: string | null
  onChange: (atividades: readonly Atividade[]) => void
}

type Loose = { of: readonly Atividade[]; onChoose: (atividade: Atividade) => void; onClose: () => void }

function Soltas({ of, onChoose, onClose }: Loose) {
  const t = useTexts(atividadeTexts)
  return (
    <Dialog open onClose={onClose} title={t.soltasTitulo}>
      <Achados
        label={t.soltasTitulo}
        itens={of.map((atividade) => ({ ...atividade, fatos: atividade.nome }))}
        none={t.soltasVazio}
        onChoose={onChoose}
      />
    </Dialog>
  )
}

export function AtividadesField({ value, error, onChange }: Props) {
  const t = useTexts(atividadeTexts)
  const [open, setOpen] = useState<Atividade | 'nova' | 'soltas' | null>(null)
  const { data } = useCall(sugestaoApi.listAtividades, { query: SOLTAS })
  const soltas = (data?.atividades ?? []).filter(({ id }) => value.every((one) => one.id !== id))
  const close = () => setOpen(null)
  const put = (atividade: Atividade) => {
    const known = value.some(({ id }) => id === atividade.id)
    onChange(known ? value.map((one) => (one.id === atividade.id ? atividade : one)) : [...value, atividade])
    close()
  }
  return (
    <fieldset
      className="campo"
      id="sugestao-atividades"
      tabIndex={-1}
      aria-describedby="sugestao-atividades-ajuda"
    >
      <legend className="rotulo p-z">{t.atividades}</legend>
      <span className="ajuda" id="sugestao-atividades-ajuda">
        {t.atividadesAjuda}
      </span>
      {value.length === 0 && <p className="fraca">{t.nenhuma}</p>}
      <Sortable
        ids={value.map(({ id }) => String(id))}
        nameOf={(chave) => value.find(({ id }) => String(id) === chave)?.titulo ?? ''}
        onMove={(from, to) => onChange(arrayMove([...value], from, to))}
      >
        <ol className="pilha v-3 m-z p-z sem-ponto">
          {value.map((atividade) => (
            <SortableRow
              key={atividade.id}
              id={String(atividade.id)}
              name={`“${atividade.titulo}”`}
              className="caixa linha v-3 pb-3 pi-4"
            >
              {(grip) => (
                <>
                  {grip}
                  <span className="cresce-10 pilha v-1 partir">
                    <b>{atividade.titulo}</b>
                    <AtividadeFatos atividade={atividade} />
                  </span>
                  {atividade.editar && (
                    <IconButton
                      icon={IconPencil}
                      label={t.editar(atividade.titulo)}
                      onClick={() => setOpen(atividade)}
                    />
                  )}
                  <IconButton
                    icon={IconX}
                    label={t.tirar(atividade.titulo)}
                    onClick={() => onChange(value.filter(({ id }) => id !== atividade.id))}
                  />
                </>
              )}
            </SortableRow>
          ))}
        </ol>
      </Sortable>
      {value.length < MAX_ATIVIDADES && (
        <div className="linha quebra">
          <Button look="soft" icon={IconPlus} onClick={() => setOpen('nova')}>
            {t.adicionar}
          </Button>
          {soltas.length > 0 && (
            <Button look="link" onClick={() => setOpen('soltas')}>
              {t.usarOutra}
            </Button>
          )}
        </div>
      )}
      {error && <FieldError>{error}</FieldError>}
      {open === 'soltas' && <Soltas of={soltas} onChoose={put} onClose={close} />}
      {open !== null && open !== 'soltas' && (
        <AtividadeDialog {...(open !== 'nova' && { atividade: open })} onDone={put} onClose={close} />
      )}
    </fieldset>
  )
}
