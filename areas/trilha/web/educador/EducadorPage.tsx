/** `/trilhaeducador`: paths for teachers' own training, and how to sign up for them (product.md, table of screens). */
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconStairsUp from '@tabler/icons-react/dist/esm/icons/IconStairsUp.mjs'
import { Link } from 'react-router'
import { useSession } from '../../../../core/web/session/store.ts'
import { useTenant } from '../../../../core/web/tenant/context.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { useFrame } from '../../../../core/web/ui/frame.ts'
import { useTitleFocus } from '../../../../core/web/ui/title-focus.ts'
import { CenarioPalco } from '../cenario/Cenario.tsx'
import './educador.css'
import { educadorTexts } from './texts.ts'

const ACHA = [
  { icon: IconClock, title: 'curto', text: 'curtoTexto' },
  { icon: IconStairsUp, title: 'niveis', text: 'niveisTexto' },
  { icon: IconCertificate, title: 'certificado', text: 'certificadoTexto' },
] as const

const PASSOS = [
  { title: 'passo1', text: 'passo1Texto' },
  { title: 'passo2', text: 'passo2Texto' },
  { title: 'passo3', text: 'passo3Texto' },
] as const

function WayIn() {
  const t = useTexts(educadorTexts)
  const { sessao } = useSession()
  if (sessao?.token)
    return (
      <Link className="bt grande sobre-painel" to="/logado/trilhas">
        {t.minhasTrilhas}
      </Link>
    )
  return (
    <>
      <Link className="bt grande sobre-painel" to="/cadastro">
        {t.inscrever}
      </Link>
      <Link className="bt grande so-linha" to="/login">
        {t.entrar}
      </Link>
    </>
  )
}

export function Screen() {
  const t = useTexts(educadorTexts)
  const tenant = useTenant()
  const { nome } = useFrame().tenant
  const heading = useTitleFocus()
  return (
    <div className="tr-educador">
      <title>{`${t.titulo} · ${nome}`}</title>
      <section className="tr-abre">
        <div className="palavras">
          <p>{t.titulo}</p>
          <h1 ref={heading} tabIndex={-1}>
            {t.chamada}
          </h1>
          <p>{t.texto(nome)}</p>
          {tenant !== false && (
            <div className="linha quebra">
              <WayIn />
            </div>
          )}
        </div>
        <div className="quadro">
          <CenarioPalco cenario="serra" eixo={0} w={620} h={460} topo />
        </div>
      </section>
      <section>
        <h2>{t.porque}</h2>
        <ul>
          {ACHA.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Card>
                <Icon aria-hidden="true" className="ic" />
                <h3>{t[title]}</h3>
                <p className="fraca">{t[text]}</p>
              </Card>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t.como}</h2>
        <ol className="tr-passos">
          {PASSOS.map(({ title, text }) => (
            <li key={title}>
              <h3>{t[title]}</h3>
              <p className="fraca">{t[text]}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
