/** A new survey, or a copy of another (`?de=`). */
import { useNavigate, useSearchParams } from 'react-router'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import type { TurmaHeader } from '../../../escola/turma/contract.ts'
import { TurmaFrame, usePageTitle } from '../../../escola/turma/web/public.tsx'
import { EnqueteForm } from './EnqueteForm.tsx'
import { EnqueteAway, EnqueteLoader } from './EnqueteLoader.tsx'
import './enquete.css'
import { copyForm, emptyForm, type FormValues } from './form.ts'
import { formTexts } from './form-texts.ts'

function Nova({ turma, start }: { turma: TurmaHeader; start: FormValues }) {
  const t = useTexts(formTexts)
  const navigate = useNavigate()
  usePageTitle(`${t.nova} · ${turma.nome}`)
  return (
    <section className="coluna-leitura pilha" aria-labelledby="nova-t">
      <h2 id="nova-t">{t.nova}</h2>
      <EnqueteForm
        turma={turma}
        start={start}
        onDone={(id) =>
          void navigate(
            id === undefined
              ? href('/logado/turmas/turma/:id/enquetes', { id: turma.id })
              : href('/logado/turmas/turma/:id/enquetes/:enquete', { id: turma.id, enquete: id }),
          )
        }
      />
    </section>
  )
}

export function Screen() {
  const t = useTexts(formTexts)
  const [search] = useSearchParams()
  const de = search.get('de')
  return (
    <TurmaFrame recurso="enquetes">
      {(turma) =>
        !turma.permissoes.viewContacts ? (
          <EnqueteAway turma={turma.id} />
        ) : de === null ? (
          <Nova turma={turma} start={emptyForm(turma.id)} />
        ) : (
          <EnqueteLoader turma={turma} id={Number(de)}>
            {(enquete) => (
              <Nova turma={turma} start={copyForm(enquete, turma.id, t.copiaDe(enquete.titulo))} />
            )}
          </EnqueteLoader>
        )
      }
    </TurmaFrame>
  )
}
