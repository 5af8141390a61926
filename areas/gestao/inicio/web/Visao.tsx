/** A manager's overview: how much there is below them, and the classes where somebody waits. */
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Link } from 'react-router'
import { formatNumber } from '../../../../core/contract/time.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { StatCard, StatRow } from '../../../../core/web/ui/StatCard.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import type { Visao as Figures } from '../../../escola/turma/contract.ts'
import { escolaTexts } from './escola-texts.ts'
import { visaoTexts } from './visao-texts.ts'

/** Figures in thousands, as the language writes them. */
function useFigure(): (n: number) => string {
  const language = useLanguage()
  return (n) => formatNumber(n, 0, language)
}

function VisaoNumeros({ visao, agora }: { visao: Figures; agora: string }) {
  const t = useTexts(visaoTexts)
  const { ate } = useTexts(escolaTexts)
  const dates = useDates()
  const figure = useFigure()
  const { escolas, turmas, alunos, professores, escolas_quietas: quietas } = visao
  return (
    <section className="visao fio-b" aria-label={t.emNumeros}>
      <StatRow>
        {escolas > 1 && <StatCard value={figure(escolas)}>{t.nEscolas(escolas)}</StatCard>}
        <StatCard value={figure(turmas)}>{t.nTurmas(turmas)}</StatCard>
        <StatCard value={figure(alunos)}>{t.nAlunos(alunos)}</StatCard>
        <StatCard value={figure(professores)}>{t.nProfessores(professores)}</StatCard>
        {escolas > 1 && <StatCard value={figure(quietas)}>{t.nQuietas(quietas)}</StatCard>}
      </StatRow>
      <p className="fraca t-s mt-3">{ate(dates.date(agora), dates.time(agora))}</p>
    </section>
  )
}

/** Who waits to join is met on the list of members. */
const whereTo = (turma: Figures['atencao']['turmas'][number]): string =>
  turma.pedidos > 0
    ? href('/logado/turmas/turma/:id/integrantes', { id: turma.id })
    : href('/logado/turmas/turma/:id', { id: turma.id })

function VisaoAtencao({ atencao: { total, turmas } }: { atencao: Figures['atencao'] }) {
  const t = useTexts(visaoTexts)
  const figure = useFigure()
  if (total === 0) return null
  return (
    <Card
      title={t.precisaDeAtencao}
      aside={
        total > turmas.length && <span className="fraca t-s">{t.deTantas(turmas.length, figure(total))}</span>
      }
    >
      <ul className="lista precisa">
        {turmas.map((turma) => (
          <li key={turma.id}>
            <p>
              <Link className="elo-t forte" to={whereTo(turma)}>
                {turma.nome}
              </Link>
              <br />
              <span className="t-s fraca">{turma.escola}</span>
            </p>
            <span className="marcas">
              {turma.sem_professor && <Tag tone="erro">{t.semProfessor}</Tag>}
              {turma.pedidos > 0 && <Tag tone="aviso">{t.pedidosParaEntrar(turma.pedidos)}</Tag>}
            </span>
            <IconChevronRight className="fina" aria-hidden="true" />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** `agora`: of what moment the figures are. */
export function Visao({ visao, agora }: { visao: Figures; agora: string }) {
  return (
    <>
      <VisaoNumeros visao={visao} agora={agora} />
      <VisaoAtencao atencao={visao.atencao} />
    </>
  )
}
