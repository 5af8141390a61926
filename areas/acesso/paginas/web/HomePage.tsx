/** The tenant's front page: its name, its call, what each person finds inside, and how to read it comfortably. */
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs'
import IconChalkboard from '@tabler/icons-react/dist/esm/icons/IconChalkboard.mjs'
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import { useTenant } from '../../../../core/web/tenant/context.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { AccessibilityPanel } from '../../../../core/web/ui/AccessibilityMenu.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { useFrame } from '../../../../core/web/ui/frame.ts'
import { publicoTexts } from '../texts-publico.ts'
import { HelpLinks } from './HelpLinks.tsx'
import { Hero } from './Hero.tsx'
import './inicio-publico.css'

const WHO = [
  { icon: IconSchool, title: 'quemAprende', text: 'quemAprendeTexto' },
  { icon: IconChalkboard, title: 'quemEnsina', text: 'quemEnsinaTexto' },
  { icon: IconHeartHandshake, title: 'quemCuida', text: 'quemCuidaTexto' },
  { icon: IconBuildingCommunity, title: 'quemGere', text: 'quemGereTexto' },
] as const

export function Screen() {
  const t = useTexts(publicoTexts)
  const tenant = useTenant()
  const { preferences, actions } = useFrame()
  return (
    <div className="pagina-inicial pilha v-9">
      {tenant === false && (
        <Callout tone="aviso" title={t.enderecoSemRede}>
          {t.enderecoSemRedeTexto}
        </Callout>
      )}
      <Hero />
      <section>
        <h2 className="t-5 mb-6">{t.paraQuem}</h2>
        <ul className="publicos pilha v-6 c-x4 media-c-x2 cel-v-6 cel-c-1">
          {WHO.map(({ icon: Icon, title, text }) => (
            <li className="pilha v-5 cel-c-a1" key={title}>
              <span className="selo cor-acao">
                <Icon aria-hidden="true" />
              </span>
              <div>
                <h3 className="t-3 mb-1">{t[title]}</h3>
                <p className="fraca">{t[text]}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="do-seu-jeito grade v-9 j-7 a-meio p-8 raio-6 fio-t media-pb-7 media-pi-6 media-raio-5">
        <div>
          <h2 className="t-5">{t.doSeuJeito}</h2>
          <p className="t-2 fraca">{t.doSeuJeitoTexto}</p>
        </div>
        <AccessibilityPanel preferences={preferences} onChange={actions.setPreferences} />
      </section>
      <section>
        <h2 className="t-5 mb-6">{t.precisaAjuda}</h2>
        <HelpLinks />
      </section>
    </div>
  )
}
