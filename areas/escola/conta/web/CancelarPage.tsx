/** No more mails of one category: opening the link changes nothing, a button does. */
import { useState } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { contaApi, type Link } from '../contract.ts'
import { entrarTexts } from '../texts.ts'
import { useAct, useAsk } from './ask.ts'
import { Door, Opened, Refusal } from './Door.tsx'
import { useLinkToken } from './useLinkToken.ts'

function Ways() {
  const t = useTexts(entrarTexts)
  return (
    <ButtonLink to="/logado/conta" look="link" size="small">
      {t.minhaConta}
    </ButtonLink>
  )
}

function Choose({ token, link }: { token: string; link: Link }) {
  const t = useTexts(entrarTexts)
  const [recebe, setRecebe] = useState(link.recebe)
  const [changed, setChanged] = useState(false)
  const act = useAct(contaApi.refuseMail)
  const quais = t[`categoria_${link.categoria ?? 'tudo'}`]
  async function set(wanted: boolean) {
    if (!(await act.send({ body: { token, recebe: wanted } }))) return
    setRecebe(wanted)
    setChanged(true)
  }
  return (
    <Door
      title={t.cancelar}
      sentence={recebe && !changed ? t.cancelarPergunta(quais) : undefined}
      ways={<Ways />}
    >
      <Refusal error={act.error} />
      {(changed || !recebe) && (
        <Callout tone="ok" live>
          {recebe ? t.recebendo(quais) : t.cancelado(quais)}
        </Callout>
      )}
      <Button
        look={recebe ? 'filled' : 'outlined'}
        size="large"
        wide
        busy={act.busy}
        onClick={() => void set(!recebe)}
      >
        {recebe ? t.cancelarAgora : t.voltarReceber}
      </Button>
    </Door>
  )
}

function Looked({ token }: { token: string }) {
  const asked = useAsk(contaApi.findLink, { body: { finalidade: 'cancelar_email', token } })
  return (
    <Opened asked={asked} next={<Ways />}>
      {({ link }) => <Choose token={token} link={link} />}
    </Opened>
  )
}

export function Screen() {
  const t = useTexts(entrarTexts)
  const token = useLinkToken()
  if (token !== undefined) return <Looked key={token} token={token} />
  return <Door title={t.cancelar} sentence={t.cancelarSemLink} ways={<Ways />} />
}
