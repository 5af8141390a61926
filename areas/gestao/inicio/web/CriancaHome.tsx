/** The home of a child of 7 to 10: one large tile, two more at most, the stones of the week; every text is read aloud. */

import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { Link } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { cx } from '../../../../core/web/ui/cx.ts'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { FACETAS } from '../../../../core/web/ui/facets.ts'
import { ReadAloud } from '../../../../core/web/ui/ReadAloud.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { useTitleFocus } from '../../../../core/web/ui/title-focus.ts'
import { useIdade } from '../../../acesso/preferencia/web/public.tsx'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { Capa } from '../../../ensino/catalogo/web/public-capa.tsx'
import { inicioApi } from '../contract.ts'
import type { Tarefa } from '../shapes.ts'
import { Bicho } from './Bicho.tsx'
import './crianca.css'
import { criancaTexts } from './crianca-texts.ts'
import { calledName, type Home } from './home.ts'
import '../../../../core/web/ui/child.css'

/** Beside the large one; more at once is too much. */
const MAIS = 2

function Passos({ tela, telas }: { tela: number | null; telas: number }) {
  const at = (tela ?? 1) - 1
  return (
    <span className="passos" aria-hidden="true">
      {Array.from({ length: Math.min(telas, 12) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dashes have no names
        <i key={i} className={i < at ? 'f' : i === at && tela !== null ? 'a' : ''} />
      ))}
    </span>
  )
}

interface Lugares {
  /** Where the work is done: told by who shows this home, so that the usual one stays in one piece. */
  lugarDa: (tarefa: Tarefa) => string
}

function Grande({ tarefa, lugarDa }: { tarefa: Tarefa } & Lugares) {
  const t = useTexts(criancaTexts)
  const { titulo, capa, disciplina, comecada, tela, telas } = tarefa
  return (
    <section className="cri-grande ladrilho acao" aria-label={titulo}>
      <Capa titulo={titulo} imagem={capa} disciplina={disciplina} />
      <ReadAloud texto={titulo} />
      <div>
        <h2 className="t-4">{titulo}</h2>
        {telas !== null && telas > 1 && <Passos tela={tela} telas={telas} />}
        <ButtonLink look="filled" size="large" icon={IconPlayerPlay} to={lugarDa(tarefa)}>
          {comecada ? t.continuar : t.comecar}
        </ButtonLink>
      </div>
    </section>
  )
}

function Pedras({ feitos }: { feitos: readonly boolean[] }) {
  const t = useTexts(criancaTexts)
  const n = feitos.filter(Boolean).length
  return (
    <section
      className="cri-pedras ladrilho ouro pilha a-meio c-1a v-4 p-5"
      aria-label={`${t.pedras}: ${t.ganhou(n)}`}
    >
      <h2 className="t-2">{t.pedras}</h2>
      <ReadAloud texto={`${t.pedras}. ${t.ganhou(n)}`} />
      <span className="linha quebra v-3 inteira">
        {feitos.map((feito, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of the week stay where they are
          <svg key={i} viewBox="-32 -32 64 64" aria-hidden="true" className={cx('pedra', feito && 'acesa')}>
            {FACETAS.map((d) => (
              <path key={d} d={d} />
            ))}
          </svg>
        ))}
      </span>
    </section>
  )
}

export function CriancaHome({ home, lugarDa }: { home: Home } & Lugares) {
  const t = useTexts(criancaTexts)
  const eu = useEu()
  const heading = useTitleFocus()
  const { choose } = useIdade()
  const { data, error, refetch } = useCall(inicioApi.hoje)
  useLive(`usuario:${eu?.id ?? 0}`, () => void refetch())
  const aluno = data?.aluno
  if (!aluno) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />
  const { tarefas } = aluno
  const [first, ...rest] = tarefas
  // What stands here: all that is open would frighten.
  const hello = t.oi(calledName(eu?.nome ?? ''))
  const words = t.coisas(Math.min(tarefas.length, 1 + MAIS))
  const [turma] = home.turmas
  return (
    <div className="cri pilha v-5 t-2">
      <header className="cri-oi linha v-4 h-275">
        {eu?.animal && <Bicho animal={eu.animal} />}
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {hello}
          </h1>
          <p>{words}</p>
        </div>
        <ReadAloud texto={`${hello} ${words}`} />
      </header>
      {first ? (
        <Grande tarefa={first} lugarDa={lugarDa} />
      ) : (
        <section className="cri-grande cri-feita ladrilho acao" aria-label={words}>
          <Capa titulo={words} />
          {turma && (
            <ButtonLink look="filled" size="large" to={href('/logado/turmas/turma/:id', { id: turma.id })}>
              {t.verTudo}
            </ButtonLink>
          )}
        </section>
      )}
      <div className="cri-lado">
        {aluno.semana && <Pedras feitos={aluno.semana.feitos} />}
        {rest.length > 0 && (
          <ul aria-label={t.mais}>
            {rest.slice(0, MAIS).map((tarefa) => (
              <li className="ladrilho" key={`${tarefa.tipo}-${tarefa.turma.id}-${tarefa.id}`}>
                <Capa titulo={tarefa.titulo} imagem={tarefa.capa} disciplina={tarefa.disciplina} />
                <ReadAloud texto={tarefa.titulo} />
                <Link className="elo-t forte" to={lugarDa(tarefa)}>
                  {tarefa.titulo}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="cri-troca ta-c">
        <Button look="link" onClick={() => choose('jovem')}>
          {t.comum}
        </Button>
      </p>
    </div>
  )
}
