/** `/logado/turmas/turma/:id/configuracoes`: the settings of a class, within its band. */
import { useTexts } from '../../../../core/web/texts.ts'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import type { TurmaHeader } from '../contract.ts'
import { Ajustes } from './Ajustes.tsx'
import { gestaoTexts } from './gestao-texts.ts'
import { TurmaFrame, usePageTitle } from './public.tsx'

function Settings({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(gestaoTexts)
  usePageTitle(`${t.configuracoes} · ${turma.nome}`)
  if (!turma.permissoes.viewContacts) return <EmptyState title={t.configuracoes}>{t.semGestao}</EmptyState>
  return <Ajustes turma={turma.id} heading={() => <h2 className="mb-5">{t.configuracoes}</h2>} />
}

export function Screen() {
  return <TurmaFrame>{(turma) => <Settings turma={turma} />}</TurmaFrame>
}
