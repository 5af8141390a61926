/** What other areas show of paths: the next step of the one to go on with. */
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { ProgressBar } from '../../../../core/web/ui/Progress.tsx'
import { trilhaAprenderApi } from '../contract-aprender.ts'
import { casaTexts } from './casa-texts.ts'

/** Nothing while no path is open: a home has other things to tell. */
export function TrilhaDaVez() {
  const t = useTexts(casaTexts)
  const { data } = useCall(trilhaAprenderApi.listMinhas, {
    query: { pagina: 1, linhas: 1, completadas: false },
  })
  const [trilha] = data?.trilhas ?? []
  if (trilha?.situacao !== 'aberta') return null
  const { id, nome, percentual } = trilha
  return (
    <Card title={t.trilha}>
      <div className="pilha">
        <b>{nome}</b>
        <ProgressBar value={percentual} max={100} label={t.percentual(percentual)} withLabel />
        <ButtonLink look="soft" icon={IconRoute} to={`/logado/trilhas/${id}`}>
          {percentual > 0 ? t.continuar : t.comecar}
        </ButtonLink>
      </div>
    </Card>
  )
}
