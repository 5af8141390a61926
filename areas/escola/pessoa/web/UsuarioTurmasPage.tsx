/** `/logado/administracao/:slug/usuarios/:usuario/turmas`: where a person learns and teaches, with entering and leaving. */

import { useState } from 'react'
import { Link, useParams } from 'react-router'

import { useCall } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Status } from '../../../../core/web/ui/Tag.tsx'
import { pessoaApi } from '../contract.ts'
import { type Matricula, MOTIVOS_SAIDA, type MotivoSaida, type Pessoa } from '../shapes.ts'
import { administered } from './Administracao.tsx'
import { GiveButton, VinculoRow } from './PapeisCard.tsx'
import './pessoa.css'
import { usePlace } from './place.ts'
import { pessoaTexts } from './texts.ts'
import { Ausente } from './UsuarioPage.tsx'

interface LeaveProps {
  usuario: number
  matricula: Matricula
  onClose: () => void
}

function LeaveDialog({ usuario, matricula, onClose }: LeaveProps) {
  const t = useTexts(pessoaTexts)
  const { valores, set, errorOf, sheet } = useForm(pessoaApi.unenrol, {
    start: { motivo: '' as MotivoSaida | '' },
    // Nothing is sent before one is chosen.
    input: ({ motivo }) => ({
      params: { usuario, turma: matricula.turma.id },
      body: { motivo: motivo as MotivoSaida },
    }),
    onDone: () => {
      notify.success(t.tirada)
      onClose()
    },
  })
  return (
    <FormDialog
      {...sheet}
      title={t.tirarDe(matricula.turma.nome)}
      submitLabel={t.tirar}
      disabled={valores.motivo === ''}
      danger
      onClose={onClose}
    >
      <SelectField
        label={t.motivo}
        placeholder={t.escolha}
        value={valores.motivo}
        error={errorOf('motivo')}
        onChange={({ target }) => set({ motivo: MOTIVOS_SAIDA.find((name) => name === target.value) ?? '' })}
        options={MOTIVOS_SAIDA.map((value) => ({ value, label: t[value] }))}
      />
    </FormDialog>
  )
}

const STATES = { adicionado: 'right', pendente: 'waiting', removido: 'none', transferido: 'none' } as const

function MatriculaRow({ usuario, matricula }: { usuario: number; matricula: Matricula }) {
  const dates = useDates()
  const t = useTexts(pessoaTexts)
  const [open, setOpen] = useState(false)
  const { turma, escola, ano_letivo, status, numero_chamada, data_matricula, data_saida, motivo } = matricula
  const inside = status === 'adicionado' || status === 'pendente'
  return (
    <li className="fio-c">
      <div className="cresce-14">
        <Link to={href('/logado/turmas/turma/:id', { id: turma.id })}>
          <b>{turma.nome}</b>
        </Link>{' '}
        <Status state={STATES[status]}>{t[`status_${status}`]}</Status>
        <p className="fraca t-s">
          {escola.nome} · {ano_letivo}
          {numero_chamada !== null && ` · ${t.numero(numero_chamada)}`} ·{' '}
          {dates.date(data_saida ?? data_matricula)}
          {motivo && ` · ${t[motivo]}`}
        </p>
      </div>
      {inside && matricula.pode && (
        <Button size="small" aria-label={t.tirarDe(turma.nome)} onClick={() => setOpen(true)}>
          {t.tirar}
        </Button>
      )}
      {open && <LeaveDialog usuario={usuario} matricula={matricula} onClose={() => setOpen(false)} />}
    </li>
  )
}

function Shown({ pessoa }: { pessoa: Pessoa }) {
  const t = useTexts(pessoaTexts)
  const place = usePlace()
  const teaches = pessoa.vinculos.filter(({ turma }) => turma !== undefined)
  const none = pessoa.matriculas.length === 0 && teaches.length === 0
  return (
    <>
      <PageHeader
        title={t.turmasDe(pessoa.nome)}
        crumbs={[
          { label: t.pessoas, href: place.lista },
          { label: pessoa.nome, href: place.pessoa(pessoa.id) },
          { label: t.turmas },
        ]}
        actions={
          <GiveButton
            usuario={pessoa.id}
            title={`${t.porEmTurma}: ${pessoa.nome}`}
            label={t.porEmTurma}
            only={['aluno', 'professor']}
          />
        }
      />
      <div className="pilha">
        {none && <EmptyState title={t.semTurmas}>{t.semTurmasTexto}</EmptyState>}
        {pessoa.matriculas.length > 0 && (
          <Card title={t.aprendeEm}>
            <ul className="lista-p">
              {pessoa.matriculas.map((matricula) => (
                <MatriculaRow key={matricula.turma.id} usuario={pessoa.id} matricula={matricula} />
              ))}
            </ul>
          </Card>
        )}
        {teaches.length > 0 && (
          <Card title={t.ensinaEm}>
            <ul className="lista-p">
              {teaches.map((vinculo) => (
                <VinculoRow key={vinculo.id} usuario={pessoa.id} vinculo={vinculo} />
              ))}
            </ul>
          </Card>
        )}
      </div>
    </>
  )
}

function Page() {
  const usuario = Number(useParams().usuario) || 0
  const { data, error, refetch } = useCall(pessoaApi.find, { params: { usuario } }, { enabled: usuario > 0 })
  if (data) return <Shown pessoa={data.pessoa} />
  return error ? <Ausente error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
}

export const Screen = administered(Page)
