/** The examples of /docs/interface: marks, form, table, class, feedback. Development only. */

import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs'
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs'
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import { useState } from 'react'
import { ApiError } from '../../core/web/client/failure.ts'
import { type Attachment, Attachments } from '../../core/web/ui/Attachments.tsx'
import { Avatar } from '../../core/web/ui/Avatar.tsx'
import { Button } from '../../core/web/ui/Button.tsx'
import { Callout } from '../../core/web/ui/Callout.tsx'
import { Card } from '../../core/web/ui/Card.tsx'
import { Checkbox, Radio } from '../../core/web/ui/Checkbox.tsx'
import { ClassHeader } from '../../core/web/ui/ClassHeader.tsx'
import { Composer } from '../../core/web/ui/Composer.tsx'
import { ConfirmDialog } from '../../core/web/ui/ConfirmDialog.tsx'
import { DataTable } from '../../core/web/ui/DataTable.tsx'
import { Dialog } from '../../core/web/ui/Dialog.tsx'
import type { TableColumn } from '../../core/web/ui/data-table.ts'
import { EmptyState, ErrorState } from '../../core/web/ui/EmptyState.tsx'
import { FilterBar } from '../../core/web/ui/FilterBar.tsx'
import { FormSheet } from '../../core/web/ui/FormSheet.tsx'
import { IconButton } from '../../core/web/ui/IconButton.tsx'
import { notify } from '../../core/web/ui/notify.ts'
import { ProgressBar, ProgressRing, Steps } from '../../core/web/ui/Progress.tsx'
import { RelativeTime } from '../../core/web/ui/RelativeTime.tsx'
import { SaveStatus } from '../../core/web/ui/SaveStatus.tsx'
import { SelectField } from '../../core/web/ui/SelectField.tsx'
import { ListSkeleton, TableSkeleton } from '../../core/web/ui/Skeleton.tsx'
import { StatCard, StatRow } from '../../core/web/ui/StatCard.tsx'
import { Switch } from '../../core/web/ui/Switch.tsx'
import { Status, Tag } from '../../core/web/ui/Tag.tsx'
import { Points, TaskHero, TaskList, TaskRow } from '../../core/web/ui/Tasks.tsx'
import { PasswordField, TextArea, TextField } from '../../core/web/ui/TextField.tsx'
import { Toolbar } from '../../core/web/ui/Toolbar.tsx'
import { Sample } from './InterfacePage.tsx'

export function ExampleMarks() {
  return (
    <>
      <Sample title="Próximo passo">
        <TaskHero
          late
          state={<Status state="wrong">O prazo era ontem, 22h. Ainda vale.</Status>}
          title="O narrador que sabe tudo"
          detail="Língua Portuguesa · tela 3 de 9"
          action={
            <Button look="filled" size="large" iconEnd={IconArrowRight}>
              Terminar agora
            </Button>
          }
        />
        <TaskList>
          <TaskRow
            to="/interface"
            icon={IconPlayerPlay}
            title="Carta do leitor"
            detail="Língua Portuguesa · 11 telas"
            when={<Status state="soon">hoje, 18h</Status>}
          />
        </TaskList>
        <Steps total={11} current={6} />
        <div>
          <Points>640 pontos</Points>
        </div>
      </Sample>
      <Sample title="Marcas">
        <div className="linha quebra">
          <Tag tone="aviso" icon={IconPin}>
            Fixado
          </Tag>
          <Tag tone="ok">Aberto até 24 nov</Tag>
          <Tag tone="info">Avaliativo</Tag>
          <Tag tone="erro">Bloqueado</Tag>
          <Tag tone="marca">Professora</Tag>
          <Tag>removida</Tag>
          <Status state="right">aprovado, 6,00 ou mais</Status>
          <Status state="wrong">reprovado</Status>
          <Status state="waiting">aguarda correção</Status>
          <Status state="soon">hoje, 18h</Status>
          <Status state="none">não fez</Status>
        </div>
        <div className="linha quebra">
          {[
            'Ana Clara Nogueira',
            'Heloísa Duarte',
            'Kauã Ribeiro',
            'Lara Vasconcelos',
            'Enzo',
            'Íris de Melo',
          ].map((nome) => (
            <Avatar key={nome} nome={nome} />
          ))}
          <RelativeTime value={new Date(Date.now() - 12 * 60_000)} />
        </div>
        <StatRow>
          <StatCard value="1.284">presentes de 1.402 previstos</StatCard>
          <StatCard value="91,6%">participação (meta 85%)</StatCard>
          <StatCard value="3" onClick={() => undefined} pressed={false}>
            questões pedem revisão
          </StatCard>
        </StatRow>
        <div className="linha quebra">
          <ProgressRing
            label="15 de 29: Rio 8 de 8, Mata 5 de 12, Chapada 2 de 9"
            parts={[
              { done: 8, total: 8 },
              { done: 5, total: 12 },
              { done: 2, total: 9 },
            ]}
          />
          <div style={{ flex: '1 1 16rem' }}>
            <ProgressBar value={21} max={28} label="21 de 28 deram ciente" withLabel />
          </div>
        </div>
      </Sample>
    </>
  )
}

export function ExampleForm() {
  const [nome, setNome] = useState('')
  const [texto, setTexto] = useState('Comparar as duas versões foi um ótimo caminho.')
  const [on, setOn] = useState(true)
  const [sent, setSent] = useState(false)
  const errors = sent && nome === '' ? [{ id: 'exemplo-nome', message: 'Escreva o nome do tópico' }] : []
  return (
    <Sample title="Formulário">
      <FormSheet
        submitLabel="Abrir tópico"
        errors={errors}
        dirty={nome ? 1 : 0}
        onSubmit={() => setSent(true)}
      >
        <TextField
          id="exemplo-nome"
          label="Título"
          help="Uma pergunta puxa mais respostas."
          error={errors[0]?.message}
          value={nome}
          onChange={(event) => setNome(event.target.value)}
        />
        <div className="lado-a-lado">
          <SelectField
            label="Período"
            optional
            placeholder="Escolha"
            options={[
              { value: '3', label: '3º bimestre' },
              { value: '4', label: '4º bimestre' },
            ]}
          />
          <PasswordField label="Senha" defaultValue="ipe-roxo-42" />
        </div>
        <TextArea
          label="Devolutiva"
          maxLength={300}
          value={texto}
          onChange={(event) => setTexto(event.target.value)}
        />
        <div className="pilha" style={{ gap: '.75rem' }}>
          <Checkbox label="Avisar os alunos" help="Quem participa recebe na hora." defaultChecked />
          <Checkbox label="6º ano B" partial />
          <Radio name="exemplo" label="Todos" defaultChecked />
          <Radio name="exemplo" label="Só quem respondeu" />
          <Switch label="Avaliativo" checked={on} onChange={setOn} />
        </div>
      </FormSheet>
    </Sample>
  )
}

interface Aluno {
  id: number
  nome: string
  nota: number | null
  tempo: string
  situacao: 'right' | 'wrong' | 'none'
  turma: string
}

const SEM_REDE = new ApiError({ status: 0, codigo: 'sem_conexao', mensagem: null })
const NOMES = [
  'Ana Clara Nogueira',
  'Arthur Bezerra',
  'Ícaro Mendonça',
  'Beatriz Sampaio',
  'Davi Lucas Rocha',
]
const ALUNOS: Aluno[] = Array.from({ length: 140 }, (_, i) => {
  const nota = i % 7 === 3 ? null : ((i * 37) % 101) / 10
  return {
    id: i,
    nome: `${NOMES[i % 5]} ${i + 1}`,
    nota,
    tempo: `00:${String((i * 7) % 60).padStart(2, '0')}:12`,
    situacao: nota === null ? 'none' : nota >= 6 ? 'right' : 'wrong',
    turma: `6º ano ${'ABC'[i % 3]}`,
  }
})
const WORDS = { right: 'aprovado', wrong: 'reprovado', none: 'não fez' }
const COLUMNS: TableColumn<Aluno>[] = [
  {
    id: 'nome',
    header: 'Aluno',
    value: (aluno) => aluno.nome,
    cell: (aluno) => (
      <span className="linha" style={{ gap: '.625rem' }}>
        <Avatar nome={aluno.nome} size="small" /> {aluno.nome}
      </span>
    ),
  },
  { id: 'turma', header: 'Turma', value: (aluno) => aluno.turma },
  {
    id: 'situacao',
    header: 'Situação',
    value: (aluno) => WORDS[aluno.situacao],
    cell: (aluno) => <Status state={aluno.situacao}>{WORDS[aluno.situacao]}</Status>,
  },
  {
    id: 'nota',
    header: 'Nota',
    subheader: '0 a 10',
    align: 'end',
    value: (aluno) => aluno.nota,
    cell: (aluno) => aluno.nota?.toLocaleString('pt-BR', { minimumFractionDigits: 2 }) ?? '–',
    footer: '7,66',
  },
  { id: 'tempo', header: 'Tempo', align: 'end', value: (aluno) => aluno.tempo, hidden: true },
]
const FOOTED = COLUMNS.map((column, i) => (i === 0 ? { ...column, footer: 'Média da turma' } : column))

export function ExampleData() {
  return (
    <Sample title="Filtros e tabela">
      <FilterBar
        search={{ name: 'busca', placeholder: 'Aluno' }}
        pills={[
          {
            name: 'periodo',
            label: 'Período',
            options: [
              { value: '3', label: '3º bimestre' },
              { value: '4', label: '4º bimestre' },
            ],
          },
        ]}
        chips={[
          { name: 'presentes', label: 'Só presentes' },
          { name: 'notas', label: 'Só com notas' },
        ]}
      />
      <DataTable
        label="Notas do 4º bimestre"
        columns={FOOTED}
        rows={ALUNOS}
        rowId={(aluno) => aluno.id}
        rowHref={(aluno) => `/docs/interface?aluno=${aluno.id}`}
        initialSort={{ id: 'nome' }}
        exportName="notas"
        summary="140 alunos"
        pageSize={8}
      />
      <details>
        <summary>140 linhas numa página só</summary>
        <DataTable
          label="Todas as notas"
          prefix="todas-"
          columns={COLUMNS}
          rows={ALUNOS}
          rowId={(aluno) => aluno.id}
          pageSize={Number.POSITIVE_INFINITY}
        />
      </details>
    </Sample>
  )
}

export function ExampleClass() {
  const [files, setFiles] = useState<Attachment[]>([{ id: 1, nome: 'paragrafo-2.png', bytes: 184_000 }])
  const path = '/docs/interface'
  return (
    <Sample title="Turma">
      <div>
        <ClassHeader
          title="6º ano B"
          description="Língua Portuguesa · E. M. Rio das Garças · manhã, 2026"
          code="K7M4XPQ"
          actions={<IconButton icon={IconSettings} label="Configurações da turma" outlined />}
          tabs={[
            { href: `${path}/mural`, label: 'Mural' },
            { href: path, label: 'Fórum', count: 3, exact: true },
            { href: `${path}/boletim`, label: 'Boletim' },
          ]}
          more={[
            { href: `${path}/avisos`, label: 'Avisos', count: 1 },
            { href: `${path}/enquetes`, label: 'Enquetes' },
          ]}
        />
        <div className="pilha pt-6">
          <Card title="Precisa de você" aside={<a href={path}>Todos</a>}>
            <p>18 entregas para corrigir; a mais antiga há 3 dias.</p>
            <Attachments items={[{ id: 1, nome: 'A avó e o rio.pdf', bytes: 412_000, href: '#' }]} />
          </Card>
          <Composer
            label="Responder a Caio"
            toolbar={
              <Toolbar label="Formatação">
                <IconButton icon={IconBold} label="Negrito" />
                <IconButton icon={IconItalic} label="Itálico" aria-pressed="true" />
              </Toolbar>
            }
            attachments={files}
            onAttach={(added) =>
              setFiles([
                ...files,
                ...added.map((file) => ({ id: file.name, nome: file.name, bytes: file.size })),
              ])
            }
            onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
            draft="saved"
            submitLabel="Responder"
            onSubmit={() => notify.success('Resposta publicada', { run: () => undefined })}
          >
            <textarea aria-label="Resposta" defaultValue="Caio, volte ao segundo parágrafo." />
          </Composer>
        </div>
      </div>
    </Sample>
  )
}

export function ExampleFeedback() {
  const [open, setOpen] = useState<'' | 'confirm' | 'dialog' | 'side'>('')
  const close = () => setOpen('')
  return (
    <Sample title="Retorno">
      <div className="linha quebra">
        <Button onClick={() => notify.success('Nota publicada', { run: () => undefined })}>Brinde</Button>
        <Button onClick={() => notify.error('Não salvou. Tente de novo.')}>Brinde de erro</Button>
        <Button onClick={() => setOpen('confirm')}>Confirmação</Button>
        <Button onClick={() => setOpen('dialog')}>Janela</Button>
        <Button onClick={() => setOpen('side')}>Gaveta</Button>
        <SaveStatus state="saved" />
        <SaveStatus state="saving" />
        <SaveStatus state="pending" changes={41} />
        <SaveStatus state="failed" />
      </div>
      <Callout title="Marcar uma turma não mexe em quem está travado." />
      <Callout tone="aviso" title="Faltam 10 alunos." actions={<Button size="small">Lembrar</Button>}>
        O prazo termina hoje às 18h.
      </Callout>
      <Callout tone="ok">Tudo enviado.</Callout>
      <div className="cola">
        <Card>
          <EmptyState title="Nenhum tópico ainda" action={<Button look="soft">Abrir um tópico</Button>}>
            Abra o primeiro: a turma recebe um aviso e responde aqui.
          </EmptyState>
        </Card>
        <Card>
          <ErrorState error={SEM_REDE} onRetry={() => undefined} code="7f3a-91" />
        </Card>
      </div>
      <Card>
        <ListSkeleton rows={2} />
        <TableSkeleton rows={2} />
      </Card>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Excluir a turma 6º ano B?"
        confirmLabel="Excluir turma"
        confirmName="6º ano B"
      >
        O fórum e 14 respostas vão para a lixeira por 30 dias.
      </ConfirmDialog>
      <Dialog
        open={open === 'dialog' || open === 'side'}
        side={open === 'side'}
        onClose={close}
        title="Mais filtros"
        footer={
          <Button look="filled" onClick={close}>
            Aplicar
          </Button>
        }
      >
        <TextField label="Escola" />
      </Dialog>
    </Sample>
  )
}
