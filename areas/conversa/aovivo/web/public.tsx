/** What other areas may show: the lesson that runs or comes next, in a class or in all of one's own. */
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { aovivoApi } from '../contract.ts'
import './aovivo.css'
import { DayLeaf, salaOf } from './DayLeaf.tsx'
import { EncontroFacts } from './EncontroFacts.tsx'
import { aovivoWebTexts } from './texts.ts'

/** Nothing at all while no lesson is near: a home has other things to tell. */
export function ProximaAula({ turma }: { turma?: number }) {
  const t = useTexts(aovivoWebTexts)
  const { data } = useCall(aovivoApi.upcoming, { query: turma === undefined ? {} : { turma } })
  const next = data?.encontros[0]
  if (!next) return null
  return (
    <Card title={t.proximaAula}>
      <div className="aula-card linha quebra v-5">
        <DayLeaf encontro={next} />
        <div className="aula-corpo cresce-12">
          <b>{next.titulo}</b>
          {turma === undefined && <p className="fraca t-s">{next.turma.nome}</p>}
          <EncontroFacts encontro={next} />
        </div>
        <ButtonLink icon={IconVideo} look={next.estado === 'ao_vivo' ? 'filled' : 'soft'} to={salaOf(next)}>
          {next.estado === 'ao_vivo' && next.permissoes.enter ? t.entrar : t.verAula}
        </ButtonLink>
      </div>
    </Card>
  )
}
