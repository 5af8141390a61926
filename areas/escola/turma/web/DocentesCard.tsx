/** Who teaches a class: titulares and assistants, added, changed and taken off by who may. */

import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../core/web/ui/Menu.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { type Configuracao, type Professor, turmaGestaoApi } from '../contract-gestao.ts'
import { type Achado, DocenteSearch } from './DocenteSearch.tsx'
import { gestaoTexts } from './gestao-texts.ts'

function AddDialog({ turma, onClose }: { turma: Configuracao; onClose: () => void }) {
  const t = useTexts(gestaoTexts)
  const mayTitular = turma.permissoes.darTitular
  const { valores, set, sheet } = useForm(turmaGestaoApi.addDocente, {
    start: { chosen: null as Achado | null, auxiliar: !mayTitular },
    input: ({ chosen, auxiliar }) => ({
      params: { turma: turma.id },
      body: { usuario: chosen?.id ?? 0, auxiliar },
    }),
    onDone: (_, { chosen }) => {
      if (chosen) notify.success(t.docenteNovo(chosen.nome))
      onClose()
    },
  })
  const label = mayTitular ? t.acrescentar : t.acrescentarAuxiliar
  return (
    <FormDialog {...sheet} title={label} submitLabel={label} disabled={!valores.chosen} onClose={onClose}>
      <DocenteSearch
        place={{ turma: turma.id }}
        chosen={valores.chosen}
        onChoose={(chosen) => set({ chosen })}
      />
      {mayTitular && (
        <Checkbox
          label={t.comoAuxiliar}
          checked={valores.auxiliar}
          onChange={({ target }) => set({ auxiliar: target.checked })}
        />
      )}
    </FormDialog>
  )
}

interface LineProps {
  turma: Configuracao
  docente: Professor
  onChange: (auxiliar: boolean) => void
  onRemove: () => void
}

function Line({ turma, docente, onChange, onRemove }: LineProps) {
  const t = useTexts(gestaoTexts)
  const eu = useEu()
  const { darTitular, darAuxiliar } = turma.permissoes
  const removes = darTitular || (darAuxiliar && (docente.auxiliar || docente.id === eu?.id))
  const acts = turma.status === 'ativa' && (darTitular || removes)
  return (
    <li className="pilha a-meio c-a1a v-3 h-25">
      <Avatar nome={docente.nome} size="small" />
      <span className="grade partir">
        <b>{docente.nome}</b>
        <small className="fraca t-s">{docente.auxiliar ? t.auxiliar : t.titular}</small>
      </span>
      {acts && (
        <Menu
          label={t.acoesDe(docente.nome)}
          align="end"
          trigger={(trigger) => <IconButton icon={IconDots} label={t.acoesDe(docente.nome)} {...trigger} />}
          actions={[
            darTitular && {
              label: docente.auxiliar ? t.tornarTitular : t.tornarAuxiliar,
              onSelect: () => onChange(!docente.auxiliar),
            },
            removes && { label: t.tirar, danger: true, onSelect: onRemove },
          ]}
        />
      )}
    </li>
  )
}

export function DocentesCard({ turma }: { turma: Configuracao }) {
  const t = useTexts(gestaoTexts)
  const language = useLanguage()
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Professor | null>(null)
  const done = {
    onSuccess: () => {
      setRemoving(null)
      notify.success(t.docenteMudou)
    },
  }
  const change = useSend(turmaGestaoApi.changeDocente, done)
  const remove = useSend(turmaGestaoApi.removeDocente, done)
  const params = (usuario: number) => ({ turma: turma.id, usuario })
  return (
    <Card title={t.docentes}>
      <div className="pilha">
        {change.error && <Callout tone="erro">{errorSentence(change.error, language)}</Callout>}
        {turma.professores.length === 0 && <p className="fraca">{t.semDocentes}</p>}
        <ul className="pilha v-3">
          {turma.professores.map((docente) => (
            <Line
              key={docente.id}
              turma={turma}
              docente={docente}
              onChange={(auxiliar) => change.mutate({ params: params(docente.id), body: { auxiliar } })}
              onRemove={() => {
                remove.reset()
                setRemoving(docente)
              }}
            />
          ))}
        </ul>
        {turma.permissoes.darAuxiliar && turma.status === 'ativa' && (
          <Button size="small" icon={IconUserPlus} onClick={() => setAdding(true)}>
            {turma.permissoes.darTitular ? t.acrescentar : t.acrescentarAuxiliar}
          </Button>
        )}
      </div>
      {adding && <AddDialog turma={turma} onClose={() => setAdding(false)} />}
      {removing && (
        <ConfirmDialog
          open
          onClose={() => setRemoving(null)}
          onConfirm={() => remove.mutateAsync({ params: params(removing.id) }).catch(() => {})}
          title={t.tirarPergunta(removing.nome)}
          confirmLabel={t.tirar}
        >
          {t.tirarTexto}
          {remove.error && <Callout tone="erro">{errorSentence(remove.error, language)}</Callout>}
        </ConfirmDialog>
      )}
    </Card>
  )
}
