/** The ranking card of an axis with what it asks the server, the complete one in a window, and who wants to be in it. */
import { useState } from 'react'
import { useCall, useSend } from '../../../../../core/web/data.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../../core/web/ui/Card.tsx'
import { Dialog } from '../../../../../core/web/ui/Dialog.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { Pagination } from '../../../../../core/web/ui/Pagination.tsx'
import { ListSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { Switch } from '../../../../../core/web/ui/Switch.tsx'
import { trilhaAprenderApi as api } from '../../contract-aprender.ts'
import type { GrupoNoRanking, Posicao } from '../../shapes-aprender.ts'
import { Posicoes } from './RankingCard.tsx'
import { aprenderTexts } from './texts.ts'

/** The rows of a class: each pupil with the grade note that has their number. */
export function linhasDe({ alunos, notas }: GrupoNoRanking): Posicao[] {
  const byAluno = new Map(notas.map((nota) => [nota.id_aluno, nota]))
  return alunos.map(({ id, nome, foto, eu }) => {
    const nota = byAluno.get(id)
    return {
      posicao: nota?.posicao ?? null,
      rotulo: nota?.rotulo ?? '',
      id_aluno: id,
      nome,
      foto,
      pontos: nota?.nota_trilha ?? 0,
      tempo: nota?.nota_tempo ?? 0,
      eu,
    }
  })
}

const LINHAS = 30

/** By class; a failed load shows nobody, and says nothing (section 9). */
function Completo({ eixo }: { eixo: number }) {
  const t = useTexts(aprenderTexts)
  const [pagina, setPagina] = useState(1)
  const { data, error, isPending } = useCall(
    api.rankingCompleto,
    { params: { eixoId: eixo }, query: { pagina, linhas: LINHAS } },
    { keep: true },
  )
  if (isPending) return <ListSkeleton />
  const grupos = error ? [] : (data?.ranking ?? [])
  if (grupos.every(({ alunos }) => alunos.length === 0))
    return <p className="fraca">{t.rankingCompletoVazio}</p>
  return (
    <div className="pilha">
      {grupos.map((grupo) => (
        <section key={grupo.id} className="pilha">
          <h3>{grupo.nome}</h3>
          <Posicoes posicoes={linhasDe(grupo)} label={grupo.nome} />
        </section>
      ))}
      <Pagination page={pagina} pageSize={LINHAS} total={data?.total ?? 0} onPage={setPagina} />
    </div>
  )
}

/** In rankings or not: the person's own choice. */
function Aparecer() {
  const t = useTexts(aprenderTexts)
  const { data } = useCall(api.findRanking)
  const save = useSend(api.saveRanking)
  if (!data) return null
  return (
    <div>
      <Switch
        label={t.aparecer}
        checked={!data.oculto}
        disabled={save.isPending}
        onChange={(shown) =>
          save.mutate({ body: { oculto: !shown } }, { onError: ({ message }) => notify.error(message) })
        }
      />
      <p className="t-s fraca">{t.aparecerTexto}</p>
    </div>
  )
}

export function Ranking({ eixo, nome }: { eixo: number; nome: string }) {
  const t = useTexts(aprenderTexts)
  const [open, setOpen] = useState(false)
  const { data } = useCall(api.ranking, { params: { eixoId: eixo }, query: {} }, { keep: true })
  if (!data) return null
  const { ranking, minha } = data
  const posicoes = minha ? [...ranking, minha] : ranking
  return (
    <Card
      title={t.rankingDe(nome)}
      aside={
        <Button look="link" onClick={() => setOpen(true)}>
          {t.completo}
        </Button>
      }
    >
      {posicoes.length === 0 ? (
        <p className="fraca t-s">{t.rankingVazio(nome)}</p>
      ) : (
        <Posicoes posicoes={posicoes} label={t.rankingDe(nome)} longe={minha !== null} />
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t.rankingCompletoDa}>
        <div className="pilha">
          <Aparecer />
          <Completo eixo={eixo} />
        </div>
      </Dialog>
    </Card>
  )
}
