/** `/logado/gerenciar/fase/{id}/apuracao`, and of one assessment: who took it, who is missing, what became of them. */
import { useState } from 'react'
import { useParams } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { saveFile } from '../../../../core/web/device/save-file.ts'
import { useList } from '../../../../core/web/list.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListTable } from '../../../../core/web/ui/ListTable.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { Tag, type Tone } from '../../../../core/web/ui/Tag.tsx'
import { faseApi } from '../contract.ts'
import { podeDizer } from '../rules.ts'
import { type FaseInteira, MAX_ARQUIVO, type Participante, SITUACOES, type Situacao } from '../shapes.ts'
import { situacaoTexts } from '../texts.ts'
import { Aberta, NaoExiste } from './Aberta.tsx'
import { MarcarDialog } from './MarcarDialog.tsx'
import { place, useFigures } from './place.ts'
import { faseWebTexts } from './texts.ts'

const FILTERS = { busca: 'words', avaliacao: 'id', situacao: SITUACOES } as const
const TONES: Readonly<Record<Situacao, Tone>> = {
  ...{ CO: 'ok', NP: 'ok', NC: 'nada', IG: 'erro' },
  ...{ AT: 'info', AE: 'info', AD: 'aviso' },
}

const keyOf = ({ id, avaliacao }: Participante): string => `${avaliacao.id}-${id}`

function Situada({ participante }: { participante: Participante }) {
  const situacoes = useTexts(situacaoTexts)
  const { situacao, motivo } = participante
  return (
    <span className="pilha v-1 ji-i">
      <Tag tone={TONES[situacao]}>{situacoes[situacao]}</Tag>
      {motivo && <span className="t-s fraca partir">{motivo}</span>}
    </span>
  )
}

/** Marks pupils, and takes it back while one can. */
function useMarked(fase: number) {
  const t = useTexts(faseWebTexts)
  const language = useLanguage()
  const { mutateAsync } = useSend(faseApi.marcar)
  return (avaliacao: number, before: readonly Participante[] | null, mudaram: number) => {
    const undo = async (rows: readonly Participante[]) => {
      try {
        await mutateAsync({
          params: { faseID: fase, avaliacaoID: avaliacao },
          body: { situacao: 'AD', alunos: rows.map(({ id }) => id) },
        })
        notify.success(t.desmarcados)
      } catch (problem) {
        notify.error(errorSentence(problem, language))
      }
    }
    // Only what was pending is brought back as it was.
    const back = before?.every(({ situacao }) => situacao === 'AD') ? before : null
    notify.success(t.marcados(mudaram), back ? { run: () => void undo(back) } : undefined)
  }
}

/** What is listed, on all pages, as a file. */
function useArquivo(fase: number, filtro: Readonly<Record<string, unknown>>) {
  const t = useTexts(faseWebTexts)
  const { whole } = useFigures()
  const language = useLanguage()
  const send = useSend(faseApi.exportar, {
    reread: 'later',
    onSuccess: ({ arquivo, tipo, conteudo, total }) => {
      saveFile(arquivo, tipo, conteudo)
      if (total === MAX_ARQUIVO) notify.success(t.arquivoCortado(whole(MAX_ARQUIVO)))
    },
  })
  return (formato: 'csv' | 'xlsx') =>
    void send
      .mutateAsync({ params: { id: fase }, body: { ...filtro, formato } })
      .catch((refused: unknown) => notify.error(errorSentence(refused, language)))
}

function Opened({ fase, only }: { fase: FaseInteira; only: number | undefined }) {
  const t = useTexts(faseWebTexts)
  const situacoes = useTexts(situacaoTexts)
  const list = useList(faseApi.participantes, {
    params: { id: fase.id },
    filters: FILTERS,
    ...(only && { query: { avaliacao: only } }),
    sizes: [30, 50, 100],
  })
  const [chosen, setChosen] = useState<readonly Participante[]>([])
  const [asked, setAsked] = useState<{ avaliacao: number; alunos: readonly Participante[] | null } | null>(
    null,
  )
  const told = useMarked(fase.id)
  const take = useArquivo(fase.id, { ...list.filtro, ...(only && { avaliacao: only }) })
  const rows = list.data?.participantes
  const { marcar } = fase.permissoes
  const keys = new Set(chosen.map(keyOf))
  const toggle = (row: Participante) =>
    setChosen(keys.has(keyOf(row)) ? chosen.filter((one) => keyOf(one) !== keyOf(row)) : [...chosen, row])
  const free = rows?.filter(({ situacao }) => podeDizer(situacao)) ?? []
  const current = only ?? (Number(list.filtro.avaliacao) || undefined)
  // Of several assessments at once it is said one after the other.
  const [first] = chosen
  const together = first && chosen.every(({ avaliacao }) => avaliacao.id === first.avaliacao.id)
  const pending =
    fase.porAvaliacao.find(({ avaliacao_id }) => avaliacao_id === current)?.totais.total_pendentes ?? 0
  const title = fase.avaliacoes.find(({ avaliacao }) => avaliacao.id === only)?.avaliacao.titulo
  return (
    <>
      <PageHeader
        title={title ? `${t.acompanhar}: ${title}` : t.acompanhar}
        description={t.acompanharTexto}
        crumbs={[
          { label: t.avaliacoes, href: href('/logado/gerenciar/avaliacao') },
          { label: t.fases, href: place.todas },
          { label: fase.nome, href: place.uma(fase.id) },
          { label: t.acompanhar },
        ]}
        actions={
          marcar &&
          current &&
          pending > 0 && (
            <Button onClick={() => setAsked({ avaliacao: current, alunos: null })}>
              {t.marcarPendentes}
            </Button>
          )
        }
      />
      <ListTable
        list={list}
        label={t.acompanhar}
        search={t.buscarAluno}
        pills={[
          ...(only
            ? []
            : [
                {
                  ...{ name: 'avaliacao', label: t.avaliacao, all: t.todas },
                  options: fase.avaliacoes.map(({ avaliacao: { id, titulo } }) => ({
                    value: String(id),
                    label: titulo,
                  })),
                },
              ]),
          {
            ...{ name: 'situacao', label: t.situacao, all: t.todas },
            options: SITUACOES.map((value) => ({ value, label: situacoes[value] })),
          },
        ]}
        tools={
          marcar &&
          free.length > 0 && (
            <span className="linha quebra v-3">
              <Button
                look="soft"
                onClick={() => setChosen(free.every((row) => keys.has(keyOf(row))) ? [] : free)}
              >
                {t.marcarTodos}
              </Button>
              {first && together && (
                <>
                  <span className="t-s" role="status">
                    {t.escolhidos(chosen.length)}
                  </span>
                  <Button
                    look="filled"
                    onClick={() => setAsked({ avaliacao: first.avaliacao.id, alunos: chosen })}
                  >
                    {t.marcar}
                  </Button>
                </>
              )}
            </span>
          )
        }
        columns={[
          ...(marcar
            ? [
                {
                  ...{ id: 'escolher', header: '', sortable: false, acts: true },
                  value: () => null,
                  cell: (row: Participante) =>
                    podeDizer(row.situacao) ? (
                      <input
                        type="checkbox"
                        aria-label={t.marcarAluno(row.nome)}
                        checked={keys.has(keyOf(row))}
                        onChange={() => toggle(row)}
                      />
                    ) : null,
                },
              ]
            : []),
          { id: 'aluno', header: t.aluno, sortable: false, value: ({ nome }) => nome },
          {
            ...{ id: 'turma', header: t.turma, sortable: false },
            value: ({ turma, escola }) => `${turma.nome}, ${escola}`,
          },
          ...(only
            ? []
            : [
                {
                  ...{ id: 'avaliacao', header: t.avaliacao, sortable: false },
                  value: ({ avaliacao }: Participante) => avaliacao.nome,
                },
              ]),
          {
            ...{ id: 'caderno', header: t.caderno, sortable: false, align: 'center' as const },
            value: ({ caderno }) => caderno,
          },
          {
            ...{ id: 'situacao', header: t.situacao, sortable: false },
            value: ({ situacao }) => situacoes[situacao],
            cell: (row) => <Situada participante={row} />,
          },
        ]}
        exports={[
          { label: 'CSV', onSelect: () => take('csv') },
          { label: 'Excel (XLSX)', onSelect: () => take('xlsx') },
        ]}
        rows={rows}
        rowId={keyOf}
        total={t.totalParticipantes}
        empty={
          <EmptyState
            title={t.nenhumParticipante}
            action={<ButtonLink to={place.uma(fase.id)}>{fase.nome}</ButtonLink>}
          >
            {t.nenhumParticipanteTexto}
          </EmptyState>
        }
        none={{ title: t.nenhumaBusca, text: t.nenhumaBuscaTexto, clear: t.limpar }}
      />
      {asked && (
        <MarcarDialog
          fase={fase.id}
          avaliacao={asked.avaliacao}
          {...(asked.alunos && { alunos: asked.alunos.map(({ id }) => id) })}
          quantos={asked.alunos?.length ?? pending}
          onDone={(mudaram) => {
            told(asked.avaliacao, asked.alunos, mudaram)
            setChosen([])
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

export function Screen() {
  const { avaliacao } = useParams()
  const only = avaliacao === undefined ? undefined : Number(avaliacao) || 0
  return (
    <Aberta>
      {(fase) =>
        only === undefined || fase.avaliacoes.some((uma) => uma.avaliacao.id === only) ? (
          <Opened key={`${fase.id} ${only}`} fase={fase} only={only} />
        ) : (
          <NaoExiste />
        )
      }
    </Aberta>
  )
}
