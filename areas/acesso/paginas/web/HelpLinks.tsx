/** The places that help: each a whole line that leads there, with what one finds. */
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import { Link } from 'react-router'
import { href } from '../../../../core/web/routes.ts'
import { useTenant } from '../../../../core/web/tenant/context.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import type { IconType } from '../../../../core/web/ui/icon.ts'
import { publicoTexts } from '../texts-publico.ts'

interface LineProps {
  icon: IconType
  to: string
  title: string
  text: string
}

export function LinkLine({ icon: Icon, to, title, text }: LineProps) {
  const inside = (
    <>
      <span className="selo cor-acao">
        <Icon aria-hidden="true" />
      </span>
      <span className="cresce">
        <b className="bloco">{title}</b>
        <span className="fraca t-s bloco">{text}</span>
      </span>
      <IconChevronRight aria-hidden="true" className="fina" />
    </>
  )
  return (
    <li className="cresce-16">
      {to.startsWith('/') ? (
        <Link className="liso caixa larga linha v-5 alta pb-4 pi-5 lh-4" to={to}>
          {inside}
        </Link>
      ) : (
        <a className="liso caixa larga" href={to} rel="noreferrer">
          {inside}
        </a>
      )}
    </li>
  )
}

export function HelpLinks() {
  const t = useTexts(publicoTexts)
  const wiki = (useTenant() || undefined)?.links.wiki
  return (
    <ul className="linha quebra v-4">
      <LinkLine icon={IconHelpCircle} to={href('/docs')} title={t.ajuda} text={t.ajudaLinha} />
      <LinkLine icon={IconMessageCircle} to={href('/contato')} title={t.contato} text={t.contatoLinha} />
      <LinkLine
        icon={IconShieldLock}
        to={href('/privacidade')}
        title={t.privacidade}
        text={t.privacidadeLinha}
      />
      {wiki && <LinkLine icon={IconBook2} to={wiki} title={t.wiki} text={t.wikiLinha} />}
    </ul>
  )
}
