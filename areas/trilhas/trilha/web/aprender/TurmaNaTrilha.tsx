/** How a class goes along a path: each pupil's points, and the attempts of one that its teacher may take away. */
import { useState } from 'react'
import { formatDuration } from '../../../../../core/contract/time.ts'
import { useCall, useSend } from '../../../../../core/web/data.ts'
import { useDates } from '../../../../../core/web/dates.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { ConfirmDialog } from '../../../../../core/web/ui/ConfirmDialog.tsx'
import { DataTable } from '../../../../../core/web/ui/DataTable.tsx'
import { EmptyState, ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { SelectField } from '../../../../../core/web/ui/SelectField.tsx'
import { ListSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../../core/web/ui/Tag.tsx'
import { trilhaAprenderApi as api } from '../../contract-aprender.ts'
import type { Posicao, TrilhaComEstrutura, VezDaTrilha } from '../../shapes-aprender.ts'
import { habilidadeLabel } from './deChamada.ts'
import { Parados } from './Parados.tsx'
import { linhasDe } from './Ranking.tsx'
import { aprenderTexts } from './texts.ts'

function Tentativa({ vez, aluno }: { vez: VezDaTrilha; aluno: string }) {
  const t = useTexts(aprenderTexts)
  const dates = useDates()
  const [asking, setAsking] = useState(false)
  const remove = useSend(api.removeTentativa, {
    onSuccess: () => notify.success(t.retirada),
  })
  const take = () =>
    remove
      .mutateAsync({ params: { id: vez.id } })
      .catch((error: Error) => notify.error(error.message))
      .finally(() => setAsking(false))
  return (
    <li className="linha quebra">
      <b>{t.tentativaNumero(vez.numero)}</b>
      <span className="fraca t-s">
        {dates.dateTime(vez.iniciada_em)} · {t.aulasConcluidas(vez.concluidas)}
      </span>
      <span className="vao" />
      {vez.removida_em !== null && <Tag>{t.retiradaTag}</Tag>}
      {vez.permissoes.excluir && vez.removida_em === null && (
        <Button size="small" look="danger" onClick={() => setAsking(true)}>
          {t.retirar}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.retirarTitulo(vez.numero, aluno)}
        confirmLabel={t.retirar}
        onConfirm={take}
      >
        {t.retirarTexto}
      </ConfirmDialog>
    </li>
  )
}

/** The attempts of one pupil at the skill that is chosen. */
function DoAluno({
  trilha,
  aluno,
  onVoltar,
}: {
  trilha: TrilhaComEstrutura
  aluno: Posicao
  onVoltar: () => void
}) {
  const t = useTexts(aprenderTexts)
  const all = trilha.eixos.flatMap(({ nome, habilidades }) =>
    habilidades.map((one) => ({ value: String(one.id), label: `${nome} · ${one.nome}` })),
  )
  const [habilidade, setHabilidade] = useState(all[0]?.value ?? '')
  const { data, error, refetch } = useCall(
    api.habilidade,
    { params: { id: Number(habilidade) || 1 }, query: { aluno: aluno.id_aluno ?? 1 } },
    { enabled: habilidade !== '', keep: true },
  )
  return (
    <div className="pilha">
      <div>
        <Button look="link" onClick={onVoltar}>
          {t.voltarTurma}
        </Button>
      </div>
      <h3>{aluno.nome}</h3>
      <SelectField
        label={habilidadeLabel(trilha, t).rotulo}
        value={habilidade}
        options={all}
        onChange={(event) => setHabilidade(event.target.value)}
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <p>
            <Tag>{t[data.habilidade.dominio]}</Tag>{' '}
            <span className="num">
              {t.pontosDe(data.habilidade.pontos_conquistados, data.habilidade.pontos_possiveis)}
            </span>
          </p>
          {data.tentativas.length === 0 ? (
            <p className="fraca">{t.semTentativa}</p>
          ) : (
            <ul className="pilha">
              {data.tentativas.map((vez) => (
                <Tentativa key={vez.id} vez={vez} aluno={aluno.nome} />
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  )
}

export function TurmaNaTrilha({ trilha: id, turma }: { trilha: number; turma: number }) {
  const t = useTexts(aprenderTexts)
  const [aluno, setAluno] = useState<Posicao | null>(null)
  const estrutura = useCall(api.estrutura, { params: { id } })
  const eixo = estrutura.data?.trilha.eixos[0]?.id
  const { data, error, refetch } = useCall(
    api.rankingCompleto,
    { params: { eixoId: eixo ?? 1 }, query: { pagina: 1, linhas: 30, turma } },
    { enabled: eixo !== undefined },
  )
  const failed = estrutura.error ?? error
  if (failed && !data)
    return (
      <ErrorState error={failed} onRetry={() => void (estrutura.error ? estrutura.refetch() : refetch())} />
    )
  if (estrutura.data && eixo === undefined) return <EmptyState title={t.semAulasTexto} />
  if (!data || !estrutura.data) return <ListSkeleton />
  const { trilha } = estrutura.data
  if (aluno) return <DoAluno trilha={trilha} aluno={aluno} onVoltar={() => setAluno(null)} />
  const grupo = data.ranking.find((one) => one.id === turma)
  return (
    <div className="pilha">
      <Parados trilha={id} turma={turma} />
      <DataTable
        label={trilha.nome}
        columns={[
          {
            id: 'posicao',
            header: t.posicao,
            value: ({ posicao }) => posicao,
            cell: ({ rotulo }) => rotulo || '–',
          },
          {
            id: 'aluno',
            header: t.aluno,
            value: ({ nome }) => nome,
            cell: (linha) => (
              <Button look="link" onClick={() => setAluno(linha)}>
                {linha.nome}
              </Button>
            ),
          },
          { id: 'pontos', header: t.pontosColuna, align: 'end', value: ({ pontos }) => pontos },
          {
            id: 'tempo',
            header: t.tempoColuna,
            align: 'end',
            value: ({ tempo }) => tempo,
            cell: ({ tempo }) => <span className="num">{formatDuration(tempo)}</span>,
          },
        ]}
        rows={grupo ? linhasDe(grupo) : []}
        rowId={({ id_aluno }) => id_aluno ?? 0}
        empty={<EmptyState title={t.semAlunos} />}
        exportName="trilha-turma"
      />
    </div>
  )
}
