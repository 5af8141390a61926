/** The form of a class that is not there yet: the same fields, and who will teach it. */

import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useForm } from '../../../../core/web/form.tsx'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { type Professor, turmaGestaoApi } from '../contract-gestao.ts'
import { recusaTexts } from '../texts-recusa.ts'
import { useAdministra } from './AjustesForm.tsx'
import { type Achado, DocenteSearch } from './DocenteSearch.tsx'
import { gestaoTexts } from './gestao-texts.ts'
import { type RedeOption, TurmaFields } from './TurmaFields.tsx'
import { errosOf, novaTurma } from './turma-form.ts'

interface ChosenProps {
  rede: number
  docentes: readonly Professor[]
  onChange: (docentes: Professor[]) => void
}

/** The first one is titular, whoever follows helps, unless told otherwise. */
function Chosen({ rede, docentes, onChange }: ChosenProps) {
  const t = useTexts(gestaoTexts)
  const [found, setFound] = useState<Achado | null>(null)
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    setFound(null)
  }
  const add = (auxiliar: boolean) => {
    if (found) onChange([...docentes, { ...found, auxiliar }])
    close()
  }
  return (
    <fieldset className="grupo-t">
      <legend className="t-3 forte">{t.docentes}</legend>
      {docentes.length > 0 && (
        <ul className="pilha v-3">
          {docentes.map((docente) => (
            <li className="pilha a-meio c-a1a v-3 h-25" key={docente.id}>
              <Avatar nome={docente.nome} size="small" />
              <span>
                <b>{docente.nome}</b>
                <small className="fraca t-s">{docente.auxiliar ? t.auxiliar : t.titular}</small>
              </span>
              <IconButton
                icon={IconX}
                label={t.tirarPergunta(docente.nome)}
                onClick={() => onChange(docentes.filter(({ id }) => id !== docente.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button size="small" icon={IconUserPlus} onClick={() => setOpen(true)}>
          {t.acrescentar}
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={close}
        title={t.acrescentar}
        footer={
          <>
            <Button disabled={!found} onClick={() => add(true)}>
              {t.comoAuxiliar}
            </Button>
            <Button look="filled" disabled={!found} onClick={() => add(false)}>
              {t.comoTitular}
            </Button>
          </>
        }
      >
        <DocenteSearch
          place={{ rede }}
          chosen={found}
          onChoose={setFound}
          without={docentes.map(({ id }) => id)}
        />
      </Dialog>
    </fieldset>
  )
}

interface Props {
  rede: number
  redes: readonly RedeOption[]
}

export function NovaTurmaForm({ rede, redes }: Props) {
  const t = useTexts(gestaoTexts)
  const refusals = useTexts(recusaTexts)
  const language = useLanguage()
  const id = useId()
  const navigate = useNavigate()
  const administra = useAdministra()
  const [first] = useState(() =>
    novaTurma(new Date(), redes.some((one) => one.id === rede) ? rede : undefined),
  )
  const placeOf = (rede?: number) => redes.find((one) => one.id === rede)
  const { valores, set, errors, sheet } = useForm(turmaGestaoApi.create, {
    start: { ...first, docentes: [] as readonly Professor[] },
    id,
    check: (typed) => ({
      ...errosOf(typed, 0, language),
      ...(typed.rede === undefined && { rede: refusals.redeInvalida }),
    }),
    input: ({ docentes, rede: escola, ...campos }) => ({
      body: {
        ...campos,
        rede: escola ?? 0,
        professores: (placeOf(escola)?.gere ? docentes : []).map((docente) => ({
          usuario: docente.id,
          auxiliar: docente.auxiliar,
        })),
      },
    }),
    onDone: ({ turma }, { nome }) => {
      notify.success(t.turmaCriada(nome))
      void navigate(href('/logado/turmas/turma/:id/configuracoes', { id: turma }))
    },
  })
  const place = placeOf(valores.rede)
  return (
    <FormSheet {...sheet} submitLabel={t.criarTurma}>
      <TurmaFields id={id} valores={valores} erros={errors} set={set} redes={redes} plataforma={administra} />
      {place && !place.gere && <p className="fraca">{t.ficaComVoce}</p>}
      {place?.gere && (
        <Chosen
          key={place.id}
          rede={place.id}
          docentes={valores.docentes}
          onChange={(docentes) => set({ docentes })}
        />
      )}
    </FormSheet>
  )
}
