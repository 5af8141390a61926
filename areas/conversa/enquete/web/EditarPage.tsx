/** Changing a survey. */
import { useNavigate } from 'react-router'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import type { EnqueteInteira } from '../shapes.ts'
import { EnqueteForm } from './EnqueteForm.tsx'
import { EnqueteAway, EnqueteFrame } from './EnqueteLoader.tsx'
import { formOf } from './form.ts'
import { formTexts } from './form-texts.ts'

function Editar({ enquete, turma }: { enquete: EnqueteInteira; turma: TurmaHeader }) {
  const t = useTexts(formTexts)
  const navigate = useNavigate()
  const back = href('/logado/turmas/turma/:id/enquetes/:enquete', { id: turma.id, enquete: enquete.id })
  if (!enquete.permissoes.gerenciar) return <EnqueteAway turma={turma.id} />
  return (
    <section className="coluna-leitura pilha" aria-labelledby="editar-t">
      <h2 id="editar-t">{t.editar}</h2>
      <EnqueteForm
        turma={turma}
        start={formOf(enquete)}
        enquete={enquete}
        onDone={() => void navigate(back)}
      />
    </section>
  )
}

export function Screen() {
  return <EnqueteFrame>{(enquete, turma) => <Editar enquete={enquete} turma={turma} />}</EnqueteFrame>
}
