/** Between the basket and the assessment that it becomes: saved from one, opened in the other. */
import type { ReactNode } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { Mesa } from '../../../../core/web/ui/Mesa.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { avaliacaoApi } from '../../avaliacao/contract.ts'
import type { Matriz } from '../../avaliacao/rules-matriz.ts'
import type { AvaliacaoInteira, LinhaMatriz } from '../../avaliacao/shapes.ts'
import { montagemWebTexts } from './texts.ts'
import { enderecoDe, type Montagem } from './useMontagem.ts'

const pageOf = (avaliacao: number): string => href('/logado/gerenciar/avaliacao/:avaliacao', { avaliacao })

const matrizOf = (avaliacao: AvaliacaoInteira): Matriz => ({
  titulo: avaliacao.titulo,
  disciplina: avaliacao.disciplina?.id ?? null,
  periodo: avaliacao.periodo?.id ?? null,
  modelo: avaliacao.modelo,
  turma: avaliacao.turma?.id ?? null,
  linhas:
    avaliacao.matriz.length > 0
      ? avaliacao.matriz.map(({ habilidade, facil, media, dificil }) => ({
          habilidade,
          quer: [facil, media, dificil],
        }))
      : [{ habilidade: null, quer: [0, 0, 0] }],
})

const linhasOf = ({ linhas }: Matriz): LinhaMatriz[] =>
  linhas.map(({ habilidade, quer: [facil, media, dificil] }) => ({ habilidade, facil, media, dificil }))

/** Makes of the basket an assessment, or of its assessment what the basket holds now. */
export function Salvar({ montagem, toMatriz }: { montagem: Montagem; toMatriz: string }) {
  const t = useTexts(montagemWebTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { matriz, prova } = montagem
  const [id, revisao] = [Number(search.get('avaliacao')), Number(search.get('revisao'))]
  const known = useCall(avaliacaoApi.find, { params: { id } }, { enabled: id > 0 }).data?.avaliacao
  const made = useSend(avaliacaoApi.create)
  const changed = useSend(avaliacaoApi.edit)
  const save = async () => {
    const { titulo, disciplina, periodo, turma, modelo } = matriz
    if (titulo.trim() === '') {
      notify.info(t.semNome)
      return void navigate(toMatriz, { replace: true })
    }
    const pesoDe = (questao: number) => known?.questoes.find((one) => one.id === questao)?.peso ?? 1
    const questoes = prova.map(({ questao, letra }) => ({
      id: questao.id,
      letra: letra === questao.letra ? null : letra,
      peso: pesoDe(questao.id),
    }))
    const body = { titulo, disciplina, periodo, turma, modelo, matriz: linhasOf(matriz), questoes }
    try {
      const { avaliacao } =
        id > 0
          ? await changed.mutateAsync({ params: { avaliacao_id: id }, body: { ...body, revisao } })
          : await made.mutateAsync({ body: { ...body, rede_id: null } })
      notify.success(t.salvou)
      void navigate(pageOf(avaliacao.id))
    } catch (problem) {
      notify.error(errorSentence(problem, language))
    }
  }
  return (
    <Button
      look="filled"
      busy={made.isPending || changed.isPending}
      disabled={id > 0 && !known}
      onClick={() => void save()}
    >
      {t.salvar}
    </Button>
  )
}

/** An assessment that was saved, in the basket. */
export function Salva({ id }: { id: number }) {
  const t = useTexts(montagemWebTexts)
  const [search] = useSearchParams()
  const { data, error, refetch } = useCall(avaliacaoApi.find, { params: { id } })
  const all = { href: href('/logado/gerenciar/avaliacao'), label: t.avaliacoes }
  const frame = (inside: ReactNode) => (
    <Mesa back={all} title={data?.avaliacao.titulo ?? t.avaliacoes} place={t.avaliacoes}>
      {inside}
    </Mesa>
  )
  if (error?.status === 404 || error?.status === 403) return frame(<EmptyState title={t.avaliacaoAusente} />)
  if (error && !data) return frame(<ErrorState error={error} onRetry={() => void refetch()} />)
  if (!data) return frame(<PageSkeleton />)
  const { avaliacao } = data
  if (!avaliacao.permissoes.editar)
    return frame(
      <EmptyState title={t.fechada} action={<ButtonLink to={pageOf(id)}>{t.verAvaliacao}</ButtonLink>}>
        {t.fechadaTexto}
      </EmptyState>,
    )
  const next = new URLSearchParams(search)
  next.set('avaliacao', String(id))
  next.set('revisao', String(avaliacao.revisao))
  const postas = avaliacao.questoes.map(({ id: questao, letra }) =>
    letra === null ? { id: questao } : { id: questao, letra },
  )
  return <Navigate replace to={`${enderecoDe(matrizOf(avaliacao), postas)}?${next}`} />
}
