/** The classes that follow the path, and when: in force at once, whoever edits it (H-11, group schedules). */
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'

import { errorSentence } from '../../../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../../../core/web/data.ts'
import { useDates } from '../../../../../../core/web/dates.ts'
import { useLanguage, useTexts } from '../../../../../../core/web/texts.ts'
import { Button } from '../../../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../../../core/web/ui/Dialog.tsx'
import { IconButton } from '../../../../../../core/web/ui/IconButton.tsx'
import { notify } from '../../../../../../core/web/ui/notify.ts'
import { Status } from '../../../../../../core/web/ui/Tag.tsx'
import { trilhaGerenciarApi } from '../../../contract-gerenciar.ts'
import type { Grupo } from '../../../shapes.ts'
import { AgendaForm } from './AgendaForm.tsx'
import { useEditor } from './context.ts'
import { turmasTexts } from './turmas-texts.ts'

const STATES = { agendado: 'soon', vigente: 'right', encerrado: 'none' } as const

function Turma({ grupo, onChange }: { grupo: Grupo; onChange: () => void }) {
  const language = useLanguage()
  const t = useTexts(turmasTexts)
  const dates = useDates()
  const { trilha } = useEditor()
  const take = useSend(trilhaGerenciarApi.unschedule)
  const give = useSend(trilhaGerenciarApi.schedule)
  const { id, nome, codigo, escola, situacao, agendamento, permissoes } = grupo
  const when = (iso: string) => dates.dateTime(iso)
  const tried = (work: Promise<unknown>, done?: () => void) =>
    void work.then(done, (problem: unknown) => void notify.error(errorSentence(problem, language)))
  const remove = () =>
    tried(take.mutateAsync({ params: { id: trilha.id, turma: id } }), () =>
      notify.success(t.tirada(nome), {
        run: () => tried(give.mutateAsync({ body: { trilha_id: trilha.id, turmas: [id], ...agendamento } })),
      }),
    )
  return (
    <li className="caixa">
      <span className="te-palavras pilha v-z cresce-10 partir">
        <b>{nome}</b>
        <span className="t-s fraca">{[escola, codigo].filter(Boolean).join(' · ')}</span>
        <span className="t-s">
          {agendamento.inicio ? t.de(when(agendamento.inicio)) : t.desde},{' '}
          {agendamento.fim ? t.ate(when(agendamento.fim)) : t.semFim}
        </span>
      </span>
      <Status state={STATES[situacao]}>{t[situacao]}</Status>
      {permissoes.mudar && (
        <span className="linha">
          <IconButton small icon={IconCalendar} label={t.mudar(nome)} onClick={onChange} />
          <IconButton small icon={IconX} label={t.tirar(nome)} onClick={remove} />
        </span>
      )}
    </li>
  )
}

export function Turmas() {
  const t = useTexts(turmasTexts)
  const { trilha } = useEditor()
  const { data } = useCall(trilhaGerenciarApi.find, { params: { id: trilha.id } })
  const [form, setForm] = useState<'nova' | Grupo | null>(null)
  const grupos = data?.trilha.grupos ?? trilha.grupos
  const close = () => setForm(null)
  return (
    <section className="pilha v-5" aria-labelledby="te-titulo">
      <div className="linha quebra">
        <p className="fraca cresce-16">{t.texto}</p>
        {trilha.permissoes.agendar && (
          <Button icon={IconPlus} onClick={() => setForm('nova')}>
            {t.dar}
          </Button>
        )}
      </div>
      {grupos.length === 0 && <p>{t.nenhuma}</p>}
      <ul className="te-turmas pilha v-1 mt-1">
        {grupos.map((grupo) => (
          <Turma key={grupo.id} grupo={grupo} onChange={() => setForm(grupo)} />
        ))}
      </ul>
      <Dialog
        open={form !== null}
        onClose={close}
        title={form === null || form === 'nova' ? t.dar : t.mudar(form.nome)}
      >
        {form !== null && (
          <AgendaForm
            trilha={trilha.id}
            {...(form !== 'nova' && { grupo: form })}
            given={grupos.map(({ id }) => id)}
            onDone={close}
          />
        )}
      </Dialog>
    </section>
  )
}
