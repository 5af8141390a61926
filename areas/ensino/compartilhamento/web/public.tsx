/** What other areas may show: the newest of what is shared with a class. */
import { Link } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { compartilhamentoApi } from '../contract.ts'
import './compartilhamento.css'
import { ICONS, kindOf } from './kinds.ts'
import { MaterialLink } from './MaterialLink.tsx'
import { compartilhamentoWebTexts } from './texts.ts'

const NEWEST = { pagina: 1, linhas: 3 }

/** Nothing at all while nothing is shared. */
export function MateriaisNovos({ turma }: { turma: number }) {
  const t = useTexts(compartilhamentoWebTexts)
  const { data, refetch } = useCall(compartilhamentoApi.list, { params: { turma }, query: NEWEST })
  useLive(`turma:${turma}`, (tipo) => {
    if (tipo === 'material_mudou' || tipo === 'recarregar') void refetch()
  })
  if (!data || data.total === 0) return null
  const materiais = href('/logado/turmas/turma/:id/compartilhamentos', { id: turma })
  return (
    <Card title={t.materiaisNovos} aside={<Link to={materiais}>{t.verTodos}</Link>}>
      <ul className="lista">
        {data.compartilhamentos.map((material) => {
          const Icon = ICONS[kindOf(material)]
          return (
            <li key={material.id}>
              <span className="selo">
                <Icon aria-hidden="true" />
              </span>
              <div className="pilha v-1 partir">
                <b>
                  {material.playlist ? (
                    <Link className="liso" to={materiais}>
                      {material.titulo}
                    </Link>
                  ) : (
                    <MaterialLink material={material} turma={turma} />
                  )}
                </b>
                <span className="t-s fraca">
                  <RelativeTime value={material.quando} />
                </span>
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
